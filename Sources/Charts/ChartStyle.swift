/// What charts look like, for the style sheet of a page that shows them.
public enum ChartStyle {
    /// The rules for everything that `Chart.render` writes, in light and dark.
    ///
    /// A page may set `--chart-tint`, for the selected category and for series without colours of their own,
    /// `--chart-on-tint`, for the text on it, and `--chart-surface`, for what lies behind the plot. Text and grid
    /// have the colour of the surrounding text.
    public static let css = """
        :where(:root) { --chart-tint: #0062c4; --chart-on-tint: #fff; --chart-surface: #fff }
        @media (prefers-color-scheme: dark) {
            :where(:root) { --chart-tint: #5eb0ff; --chart-on-tint: #000; --chart-surface: #1c1c1e }
        }
        .chart { position: relative; margin: 0 }
        .chart-plot { overflow-x: auto }
        .chart-plot svg { display: block; max-height: 300px; margin: 0 auto; overflow: visible }
        .chart-plot svg:not([width]) { width: 100% }
        .chart-plot text { fill: currentColor; font: 11px system-ui, sans-serif; dominant-baseline: central }
        .chart-values text { text-anchor: end }
        .chart-categories text { text-anchor: middle }
        .chart-categories rect { fill: var(--chart-tint) }
        .chart-plot .chart-selected { fill: var(--chart-on-tint); font-weight: 600 }
        .chart-grid { stroke: currentColor; stroke-width: 0.7; stroke-opacity: 0.25 }
        .chart-line { fill: none; stroke-linejoin: round; stroke-linecap: round }
        .chart-marker { stroke: var(--chart-surface); stroke-width: 2; paint-order: stroke }
        .chart-hatch { fill: none; stroke: var(--chart-surface); stroke-width: 2; stroke-opacity: 0.7 }
        .chart-legend {
            display: flex; flex-wrap: wrap; justify-content: center; gap: 4px 16px;
            margin: 8px 0 0; padding: 0; list-style: none; font-size: 14px
        }
        .chart-legend li { display: flex; align-items: center; gap: 4px; min-width: 0; overflow-wrap: anywhere }
        .chart-legend svg { flex: none; width: 24px; height: 14px }
        .chart-table { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }

        """
}
