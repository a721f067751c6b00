/** Stylesheet of the page, served on its own because the page allows no inline style. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --ground: #f1f4f6; --card: #fff; --ink: #121b27; --soft: #455364; --line: #e3e9ee; --brand: #0a5c76; --on-brand: #fff;
  --track: #eaeff3; --good: #166c3b; --bad: #a3261b; --note: #fff6e0;
}
@media (prefers-color-scheme: dark) {
  :root { --ground: #0a1119; --card: #121b27; --ink: #f2f5f7; --soft: #bfc9d3; --line: #303d4d; --brand: #69afc2; --on-brand: #0a1119;
    --track: #303d4d; --good: #7fd0a0; --bad: #ff9c8f; --note: #33290f; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 28px 24px 64px; background: var(--ground); color: var(--ink);
  font: 15px/1.5 Inter, -apple-system, "Segoe UI", Roboto, sans-serif; -webkit-text-size-adjust: 100%; }
main, header { max-width: 1120px; margin: 0 auto; }
main, .stack { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; }
.stack:empty, #compare:empty { display: none; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 24px; margin-bottom: 20px; }
h1 { font-size: 26px; line-height: 1.2; margin: 0; letter-spacing: -0.01em; }
header p { margin: 0; color: var(--soft); overflow-wrap: anywhere; }
header div { flex: 1 1 280px; min-width: 0; }
.acts { display: flex; gap: 8px; }
button.print { display: none; }
.js button.print { display: inline-flex; }
.now { display: flex; flex-wrap: wrap; gap: 2px 12px; font-variant-numeric: tabular-nums; }
#state { font-weight: 600; color: var(--bad); }
#state.live { color: var(--good); }
#state.live::before { content: ""; display: inline-block; width: 8px; height: 8px; margin-right: 7px; border-radius: 50%; background: currentColor; }
a { color: var(--brand); font-weight: 600; text-underline-offset: 3px; }
a:focus-visible, button:focus-visible, select:focus-visible, summary:focus-visible, input:focus-visible, .scroll:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
.button, button { display: inline-flex; align-items: center; min-height: 44px; padding: 0 18px; border: 1px solid var(--line); border-radius: 12px;
  background: var(--card); color: var(--brand); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; white-space: nowrap; }
form > button:not(.quiet, .plain) { background: var(--brand); color: var(--on-brand); border-color: transparent; }
button.quiet { padding: 0 10px; border-color: transparent; background: none; }
nav { display: flex; gap: 8px; overflow-x: auto; padding: 3px; margin: 0 -3px; }
nav a { flex: none; display: inline-flex; align-items: center; min-height: 44px; padding: 0 16px; border-radius: 22px; border: 1px solid var(--line);
  background: var(--card); color: var(--ink); text-decoration: none; font-weight: 550; }
nav a[aria-current] { background: var(--brand); border-color: var(--brand); color: var(--on-brand); }
h2 { font-size: 17px; line-height: 1.35; margin: 0; overflow-wrap: anywhere; }
section > h2 { margin-bottom: 8px; }
h3 { font-size: 13px; margin: 0; }
section { min-width: 0; background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 20px; }
.head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 16px; }
.head h2 { flex: 1 1 auto; }
.note, .hint { color: var(--soft); margin: 0 0 16px; font-size: 14px; }
.hint { background: var(--note); color: var(--ink); border-radius: 12px; padding: 12px 16px; }
.problem { border-color: var(--bad); }
.problem ul { margin: 0; padding-left: 20px; overflow-wrap: anywhere; }
.files { display: flex; margin: -8px -12px -8px -8px; }
.files a { display: inline-flex; align-items: center; justify-content: center; min-width: 44px; min-height: 44px; padding: 0 8px; font-size: 13px; }
.png { display: none !important; }
.js .png { display: inline-flex !important; }
.chart svg { display: block; width: 100%; max-width: 560px; height: auto; overflow: visible; }
.chart .ink { fill: var(--ink); } .chart .soft { fill: var(--soft); } .chart .bar { fill: var(--brand); }
.chart .track { fill: var(--track); } .chart .rule { stroke: var(--line); }
.chart text { font-variant-numeric: tabular-nums; }
summary { min-height: 44px; display: inline-flex; align-items: center; gap: 6px; color: var(--brand); font-weight: 600; font-size: 14px; cursor: pointer; }
summary::before { content: "▸"; } details[open] > summary::before { content: "▾"; }
.hint { margin: 0; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(170px, 100%), 1fr)); gap: 16px; margin: 0; }
.tiles div { background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 16px 20px; }
dt { color: var(--soft); font-size: 13px; }
dd { margin: 4px 0 0; font-size: 28px; line-height: 1.2; font-weight: 650; font-variant-numeric: tabular-nums; }
dd.time { font-size: 16px; line-height: 24px; font-weight: 550; }
.answers .tiles { grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr)); gap: 20px 24px; }
.answers .tiles div { border: 0; border-radius: 0; padding: 0; background: none; }
.answers dd { font-size: 40px; line-height: 1.15; letter-spacing: -0.02em; }
.answers dd.basis { margin-top: 2px; font-size: 14px; line-height: 1.4; font-weight: 400; letter-spacing: 0; color: var(--soft); }
.story { margin: 20px 0 0; max-width: 75ch; font-size: 17px; overflow-wrap: anywhere; }
.columns { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px; align-items: start; }
.columns > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; }
.columns > div:empty { display: none; }
.columns:not(:has(section)) { display: none; }
form { display: flex; flex-wrap: wrap; align-items: center; gap: 12px; margin: 0; }
label { font-weight: 550; }
select { min-height: 44px; min-width: 0; max-width: 100%; padding: 0 12px; border: 1px solid var(--soft); border-radius: 12px; background: var(--card); color: var(--ink); font: inherit; }
form a { display: inline-flex; align-items: center; min-height: 44px; }
input[type="file"] { flex: 1 1 220px; min-width: 0; min-height: 44px; font: inherit; color: var(--soft); }
input::file-selector-button { min-height: 44px; margin-right: 12px; padding: 0 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--ground); color: var(--ink); font: inherit; font-weight: 600; }
.scroll { overflow-x: auto; max-height: 480px; border-radius: 4px; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 8px 12px 8px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
td:not(.t):not(.n) { min-width: 88px; }
td b { display: inline-block; min-width: 140px; }
th { position: sticky; top: 0; background: var(--card); border-top: 0; color: var(--soft); font-size: 13px; font-weight: 550; white-space: nowrap; }
td.n, th.n { text-align: right; white-space: nowrap; }
td.t { white-space: nowrap; }
td.bad { color: var(--bad); font-weight: 650; }
td.id { min-width: 150px; font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
td form { flex-wrap: nowrap; }
.beside th[scope="row"] { position: static; color: inherit; font-size: inherit; white-space: normal; font-weight: 400; border-top: 1px solid var(--line); }
.beside th[scope="col"], .beside td { width: 30%; }
.beside thead td { border: 0; }
.scroll:has(.beside) { max-height: none; }
.beside td.n { text-align: left; }
.beside progress { display: block; margin-top: 4px; }
.engineers > summary { font-size: 16px; }
.engineers > .note { margin: 4px 0 12px; }
.sheet { display: none; }
progress { appearance: none; vertical-align: middle; width: 100%; min-width: 80px; height: 8px; border: 0; border-radius: 8px; overflow: hidden; background: var(--track); }
progress::-webkit-progress-bar { background: var(--track); }
progress::-webkit-progress-value { background: var(--brand); border-radius: 8px; }
progress::-moz-progress-bar { background: var(--brand); border-radius: 8px; }
.empty, .zone { color: var(--soft); margin: 0; }
.zone { font-size: 13px; }
body.notice { display: grid; justify-items: center; padding-top: min(18vh, 140px); }
body.notice main { width: min(440px, 100%); }
.notice section { padding: 28px; }
.notice h1 { margin-bottom: 12px; font-size: 24px; }
.notice p { margin: 0 0 16px; color: var(--soft); }
.notice .product { margin: 0 4px 10px; font-weight: 650; }
.notice .wrong { color: var(--bad); font-weight: 600; }
.sign-in label { flex: 1 1 100%; margin-bottom: -6px; }
.sign-in input { flex: 1 1 200px; min-width: 0; min-height: 44px; padding: 0 14px; border: 1px solid var(--soft); border-radius: 12px;
  background: var(--ground); color: var(--ink); font: 16px/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
@media (max-width: 860px) {
  .columns { grid-template-columns: minmax(0, 1fr); }
}
@media (max-width: 600px) {
  body { padding: 20px 12px 48px; }
  section { padding: 16px; }
  .tiles { grid-template-columns: 1fr 1fr; gap: 10px; }
  .answers dd { font-size: 32px; }
  .tiles div { padding: 12px 14px; }
  td:not(.t):not(.n):not(:last-child) { min-width: 116px; }
  td.id { white-space: nowrap; }
}
@page { margin: 11mm; }
@media print {
  :root { --ground: #fff; --card: #fff; --ink: #000; --soft: #333; --line: #bbb; color-scheme: light; }
  body { background: #fff; padding: 0; font-size: 8.5pt; line-height: 1.3; }
  main { display: block; }
  nav, form, .acts, #state, #compare, #charts, #imports, .engineers, main > section, .zone, .answers .scroll { display: none; }
  header { margin-bottom: 3mm; }
  h1 { font-size: 14pt; }
  h2 { font-size: 12pt; }
  section { border: 0; border-radius: 0; padding: 0; }
  .hint { padding: 0; background: none; font-size: 8pt; }
  .answers .tiles { grid-template-columns: repeat(6, 1fr); gap: 4mm; }
  .answers dd { font-size: 17pt; }
  .answers dd.basis { font-size: 7.5pt; }
  .story { margin: 2mm 0 0; max-width: none; font-size: 9pt; }
  .sheet { display: block; columns: 3; column-gap: 6mm; margin-top: 4mm; }
  .small { break-inside: avoid; margin-bottom: 3mm; }
  .small h3 { font-size: 9pt; padding-bottom: 0.5mm; border-bottom: 1px solid #000; }
  .small p { margin: 0; font-size: 7pt; color: var(--soft); }
  .small th, .small td { min-width: 0; padding: 0.3mm 1.5mm 0.3mm 0; font-size: 7.5pt; line-height: 1.25; white-space: normal; }
  .small td.n { text-align: right; padding-right: 0; }
}
`
