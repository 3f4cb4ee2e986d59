import { escapedHtml, type Html } from '../html.ts'

/** A text in which a tap on a number rings it. */
export const withPhoneNumbers = (text: string): Html => ({
  markup: escapedHtml(text).replace(
    /\b(?:0\d{3} \d{3} \d{4}|116 123|(?<=call )999)\b/g,
    (number) => `<a class="govuk-link" href="tel:${number.replaceAll(' ', '')}">${number}</a>`,
  ),
})
