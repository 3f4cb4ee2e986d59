declare module 'govuk-frontend' {
  /** A component of govuk-frontend, made with the element it brings to life. */
  type Component = new (root: Element) => unknown
  export const ErrorSummary: Component
  export function createAll(component: Component): unknown
}

declare module 'accessible-autocomplete' {
  export interface Settings {
    readonly selectElement: HTMLSelectElement
    readonly name: string
    readonly defaultValue: string
    readonly minLength: number
    readonly autoselect: boolean
    readonly confirmOnBlur: boolean
    readonly displayMenu: 'overlay' | 'inline'
    readonly source: (query: string, populate: (suggestions: readonly string[]) => void) => void
    readonly tNoResults: () => string
  }
  const accessibleAutocomplete: { enhanceSelectElement(settings: Settings): void }
  // biome-ignore lint/style/noDefaultExport: so the package is made
  export default accessibleAutocomplete
}
