import { inWords, isoDate, lawAsAt, lawVersion } from '@requisite/law'
import type { AssetNames } from './assets.ts'
import { base } from './base.ts'
import { guideLinks } from './guide-links.ts'
import { type Html, html } from './html.ts'
import { paths } from './link.ts'
import { policyInPage } from './page-headers.ts'

/** Kept out of the template: the test runner's compiler rewrites a tagged template that holds these letters. */
export const endOfScript: Html = { markup: '</script>' }

/** What differs from page to page. */
export interface PageContent {
  readonly title: string
  readonly main: Html
  /** A class for the body, where a page has a layout of its own. */
  readonly kind?: string
  readonly robots?: 'noindex'
  /** Every guide in the foot: on the start and on the guides. Steps and answers have the four that are needed there. */
  readonly isWithGuides?: boolean
  /** Its title where it is shared: an answer says nothing about the case. */
  readonly shared?: string
  /** Files of a page beside those of every page. */
  readonly styles?: readonly string[]
  readonly scripts?: readonly string[]
}

/** What the frame around every page needs. */
export interface Frame {
  readonly assets: AssetNames
  readonly operatorName: string
  /** There is no server behind the page: what one sends beside it stands in it, and what needs one is left out. */
  readonly isOfFiles?: boolean
}

/** The guides that are about our server. */
export const withServerOnly: readonly string[] = ['developers', 'other-sites']

/** Where the quick exit leads: a site that says nothing about where the reader has been. It is requested only then. */
export const exitUrl = 'https://www.bbc.co.uk/weather'

/** Three parts of a sentence, the first of them filled. */
const mark = html`<svg viewBox="0 0 34 26" aria-hidden="true" focusable="false">
<rect x="1" y="5" width="32" height="16" rx="3" fill="none" stroke="currentColor" stroke-width="2"/>
<path d="M1 8a3 3 0 0 1 3-3h7.500v16H4a3 3 0 0 1-3-3z" fill="currentColor"/>
<path d="M22.5 5v16" stroke="currentColor" stroke-width="2" stroke-dasharray="3 2.5"/></svg>`

const masthead = html`<header class="masthead">
<div class="govuk-width-container">
<div class="masthead__row"><a class="wordmark" href="${paths.start}">${mark} Requisite</a>
<a class="masthead__menu govuk-link" href="${paths.guides}">Guides</a></div>
<nav aria-label="Main"><ul class="masthead__nav govuk-body">
<li><a class="govuk-link" href="${paths.start}">Work out a date</a></li>
<li><a class="govuk-link" href="${paths.whatIf}">Before the sentence</a></li>
<li><a class="govuk-link" href="${paths.guides}/how-release-works">How release works</a></li>
<li><a class="govuk-link" href="${paths.guides}/what-changed">What changed</a></li>
<li><a class="govuk-link" href="${paths.guides}/help">Get help</a></li>
</ul></nav>
</div>
</header>`

/** Which law a page is of: its script shows no answer of another. */
export const lawInFoot = (operatorName: string): Html => {
  const law = `${inWords(lawAsAt)} (version ${lawVersion})`
  return html`<p data-law="${law}" data-law-version="${lawVersion}" data-law-as-at="${isoDate(lawAsAt)}">Law as at ${law}.
Run by ${operatorName}.</p>`
}

/** The script of every page, which is told where the others lie. */
export const ownScript = ({ script, search, rules, maker }: AssetNames, isOfFiles: boolean): Html =>
  html`<script type="module" src="${script}" data-search="${search}" data-rules="${rules}" data-maker="${maker}"
data-base="${base}"${isOfFiles && html` data-without-server`}>${endOfScript}`

/** The first page asks the rules at once. They come beside its script and not behind it, which a slow connection would feel. */
const soonAsked = ({ rules }: AssetNames): Html =>
  html`<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="${rules}">`

/** What somebody in the middle of it may need. */
const onEveryPage: readonly string[] = ['help', 'limits', 'privacy', 'accessibility']

const foot = (
  operatorName: string,
  isWithGuides: boolean,
  isOfFiles: boolean,
): Html => html`<footer class="foot">
<div class="govuk-width-container">
<nav aria-label="More"><ul class="foot__links govuk-body">${guideLinks
  .filter(({ name }) => isWithGuides || onEveryPage.includes(name))
  .filter(({ name }) => !isOfFiles || !withServerOnly.includes(name))
  .map(
    ({ name, title }) => html`<li><a class="govuk-link" href="${paths.guides}/${name}">${title}</a></li>`,
  )}</ul></nav>
<p>Our dates are estimates. The prison sets the date. This is not legal advice, and not a government service.</p>
${lawInFoot(operatorName)}
</div>
</footer>`

const sharedTitle = 'When will a person in prison be released?'
const description =
  'Work out the day a person in prison in England and Wales is let out, and how sure it is. No names. Nothing kept.'

/** The HTML document of a page. */
export const layout = (
  { assets, operatorName, isOfFiles = false }: Frame,
  {
    title,
    main,
    kind,
    robots,
    isWithGuides = false,
    shared = sharedTitle,
    styles = [],
    scripts = [],
  }: PageContent,
): string =>
  html`<!doctype html>
<html lang="en-GB" class="govuk-template">
<head>
<meta charset="utf-8">
${isOfFiles && html`<meta http-equiv="Content-Security-Policy" content="${policyInPage}">`}
<title>${title} – Requisite</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no,date=no">
${robots !== undefined && html`<meta name="robots" content="${robots}">`}
<meta name="description" content="${description}">
<meta property="og:title" content="${shared}">
<link rel="icon" href="${assets.icon}" type="image/svg+xml">
<link rel="apple-touch-icon" href="${assets.touchIcon}">
${!isOfFiles && html`<link rel="alternate" type="application/atom+xml" title="What moved dates" href="/law-changes.atom">`}
<link rel="manifest" href="${assets.manifest}">
${styles.map((style) => html`<link rel="stylesheet" href="${style}">`)}<link rel="stylesheet" href="${assets.style}">
${ownScript(assets, isOfFiles)}${kind === 'live-page' && soonAsked(assets)}
${scripts.map((script) => html`<script defer src="${script}">${endOfScript}`)}
</head>
<body class="govuk-template__body${kind !== undefined && html` ${kind}`}">
<a href="#main" class="govuk-skip-link">Skip to the main part</a>
<nav aria-label="Leave"><a class="way-out govuk-body" href="${exitUrl}"
rel="nofollow noreferrer noopener">Exit<span class="way-out__rest"> this page</span></a></nav>
${masthead}
<div class="govuk-width-container">
<main class="govuk-main-wrapper" id="main" tabindex="-1">
${main}
<p class="device govuk-body"></p>
</main>
</div>
${foot(operatorName, isWithGuides, isOfFiles)}
</body>
</html>
`.markup
