import Foundation

/// A postal address in its parts; a part that does not apply is empty.
public struct OCKPostalAddress: Codable, Hashable, Sendable {
    /// The street and the house's number, on one or more lines.
    public var street: String

    /// The city.
    public var city: String

    /// The state or province.
    public var state: String

    /// The postal code.
    public var postalCode: String

    /// The country's name.
    public var country: String

    /// The country's code, as in ISO 3166-1.
    public var isoCountryCode: String

    /// The district, such as a county.
    public var subAdministrativeArea: String

    /// The part of the city.
    public var subLocality: String

    /// Makes an address of its parts.
    public init(
        street: String, city: String, state: String, postalCode: String, country: String, isoCountryCode: String = "",
        subAdministrativeArea: String = "", subLocality: String = ""
    ) {
        self.street = street
        self.city = city
        self.state = state
        self.postalCode = postalCode
        self.country = country
        self.isoCountryCode = isoCountryCode
        self.subAdministrativeArea = subAdministrativeArea
        self.subLocality = subLocality
    }
}
