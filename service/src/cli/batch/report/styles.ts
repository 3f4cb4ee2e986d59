/** The look of a report: on a screen by day and by night, on a phone, and on paper. */
export const styles = `
:root {
  --paper: #fff; --ink: #1a1f24; --quiet: #4a545e; --rule: #c3cad1;
  --first: #0063a6; --second: #b34700; --third: #00714f; --fourth: #7a3e9d;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14181c; --ink: #eef1f4; --quiet: #b4bec8; --rule: #4b5661;
    --first: #6cb6ff; --second: #ffa657; --third: #56d4a4; --fourth: #d2a8ff;
  }
}
@media print {
  :root {
    --paper: #fff; --ink: #000; --quiet: #333; --rule: #999;
    --first: #0063a6; --second: #b34700; --third: #00714f; --fourth: #7a3e9d;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.5 system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif; }
main { max-width: 960px; margin: 0 auto; padding: 24px 20px 48px; }
h1 { font-size: 2rem; line-height: 1.15; margin: 0.5rem 0 1rem; }
h2 { font-size: 1.4rem; line-height: 1.2; margin: 2.75rem 0 0.5rem; }
p { max-width: 42em; margin: 0 0 1rem; }
.lead { font-size: 1.2rem; }
.notice { border: 3px solid var(--second); padding: 0.75rem 1rem; font-size: 1.2rem; font-weight: 600; }
figure { margin: 1rem 0; }
svg { display: block; width: 100%; height: auto; }
.narrow { display: none; }
.scrolls { overflow-x: auto; }
.scrolls:focus-visible { outline: 3px solid var(--first); outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; font-size: 1rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding: 0.5rem 0; }
th, td { padding: 0.35rem 0.75rem 0.35rem 0; border-bottom: 1px solid var(--rule); vertical-align: top; }
thead th { border-bottom: 2px solid var(--quiet); vertical-align: bottom; }
th { text-align: left; font-weight: 600; }
tbody th { font-weight: 400; min-width: 9.5em; }
td, thead th + th { text-align: right; }
footer { margin-top: 3rem; color: var(--quiet); }
@media (max-width: 640px) {
  .wide { display: none; }
  .narrow { display: block; }
  h1 { font-size: 1.6rem; }
  table { font-size: 0.9rem; }
  tbody th { min-width: 6.5em; }
}
@media print {
  body { font-size: 11pt; }
  main { max-width: none; padding: 0; }
  .wide { display: block; }
  .narrow { display: none; }
  .scrolls { overflow: visible; }
  figure, tr, h2 { break-inside: avoid; }
  h2 { break-after: avoid; }
}
`
