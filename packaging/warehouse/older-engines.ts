/** What came into the language after 2020 and the law or its contract uses. A database may have an older engine. */

function define(on: object, name: string, value: unknown): void {
  if (!(name in on)) Object.defineProperty(on, name, { value, writable: true, configurable: true })
}

const alone = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

define(
  Object,
  'hasOwn',
  (object: object, name: PropertyKey) => Object.getOwnPropertyDescriptor(object, name) !== undefined,
)
define(Array.prototype, 'at', function at(this: readonly unknown[], index: number) {
  return this[index < 0 ? this.length + index : index]
})
define(Array.prototype, 'findLast', function findLast<T>(this: readonly T[], is: (one: T) => boolean) {
  return this.slice().reverse().find(is)
})
define(Array.prototype, 'toSorted', function toSorted<T>(this: readonly T[], by?: (a: T, b: T) => number) {
  return this.slice().sort(by)
})
define(Array.prototype, 'toSpliced', function toSpliced(this: readonly unknown[], ...how: [number, number]) {
  const copy = this.slice()
  copy.splice(...how)
  return copy
})
define(String.prototype, 'replaceAll', function replaceAll(this: string, what: string | RegExp, by: string) {
  return typeof what === 'string' ? this.split(what).join(by) : this.replace(what, by)
})
define(String.prototype, 'toWellFormed', function toWellFormed(this: string) {
  return this.replace(alone, '\uFFFD')
})
