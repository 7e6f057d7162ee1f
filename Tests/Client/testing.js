/**
 * The smallest test library that serves: `test(name, body)` notes a test, `equal` and `near` assert, `run` answers for
 * each test its name and what went wrong, or null. Tests/Browser runs every *.test.js here in Chromium.
 */

const tests = [];

export function test(name, body) {
  tests.push({ name, body });
}

/** Both values have the same JSON. */
export function equal(actual, expected) {
  const [a, b] = [actual, expected].map((value) => JSON.stringify(value));
  if (a !== b) throw new Error(`expected ${b}, got ${a}`);
}

/** Two numbers differ by no more than `tolerance`. */
export function near(actual, expected, tolerance = 1e-9) {
  if (!(Math.abs(actual - expected) <= tolerance)) throw new Error(`expected ${expected}, got ${actual}`);
}

export async function run() {
  const results = [];
  for (const { name, body } of tests) {
    let problem = null;
    try {
      await body();
    } catch (error) {
      problem = String(error?.stack ?? error);
    }
    results.push({ name, problem });
  }
  return results;
}
