/** Stylesheet of the summary page, served on its own because the page allows no inline style. */
export const SUMMARY_STYLE = `
:root {
  color-scheme: light dark;
  --ground: #f1f4f6; --card: #fff; --ink: #121b27; --soft: #455364; --line: #e3e9ee; --brand: #0a5c76; --track: #eaeff3;
}
@media (prefers-color-scheme: dark) {
  :root { --ground: #0a1119; --card: #121b27; --ink: #f2f5f7; --soft: #bfc9d3; --line: #303d4d; --brand: #69afc2; --track: #303d4d; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 32px 24px 64px; background: var(--ground); color: var(--ink);
  font: 15px/1.5 Inter, -apple-system, "Segoe UI", Roboto, sans-serif; }
main, header { max-width: 1120px; margin: 0 auto; }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 8px 24px; margin-bottom: 24px; }
h1 { font-size: 26px; line-height: 1.2; margin: 0; letter-spacing: -0.01em; }
header p { margin: 0; color: var(--soft); }
header a { margin-left: auto; color: var(--brand); font-weight: 600; text-underline-offset: 3px; }
h2 { font-size: 17px; margin: 0 0 12px; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 20px; margin-bottom: 20px; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)); gap: 16px; margin: 0 0 20px; }
.tiles div { background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 16px 20px; }
dt { color: var(--soft); font-size: 13px; }
dd { margin: 4px 0 0; font-size: 28px; line-height: 1.2; font-weight: 650; font-variant-numeric: tabular-nums; }
dd.time { font-size: 16px; line-height: 24px; font-weight: 550; }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(440px, 100%), 1fr)); gap: 0 20px; align-items: start; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 8px 12px 8px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
th { border-top: 0; color: var(--soft); font-size: 13px; font-weight: 550; white-space: nowrap; }
td.n, th.n { text-align: right; white-space: nowrap; }
td.t { white-space: nowrap; }
td.id { font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
progress { appearance: none; vertical-align: middle; width: 100%; min-width: 80px; height: 8px; border: 0; border-radius: 8px; overflow: hidden; background: var(--track); }
progress::-webkit-progress-bar { background: var(--track); }
progress::-webkit-progress-value { background: var(--brand); border-radius: 8px; }
progress::-moz-progress-bar { background: var(--brand); border-radius: 8px; }
.empty { color: var(--soft); margin: 0; }
`
