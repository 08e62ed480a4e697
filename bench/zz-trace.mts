import { facts } from '@flink/templates/facts.gen.ts';
import { playableFixtures } from '../e2e/support/fixtures.ts';
import { playByHand } from '../e2e/support/robot-hands.ts';
import { builtGallery } from '../tools/gallery/built-gallery.ts';
import { launchedBrowser } from './browser/launched-browser.ts';
const CATS = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'];
const gallery = await builtGallery((l) => console.log(l));
const browser = await launchedBrowser();
const only = process.argv[2]?.split(',');
const styles = process.argv[3] ?? '';
const aims = (process.argv[4] ?? 'right').split(',') as ('right' | 'wrong')[];
for (const [template, [fixture]] of playableFixtures()) {
  if (!fixture || (only && only[0] !== 'all' && !only.includes(template))) continue;
  for (const style of styles ? ['', styles] : ['']) for (const aim of aims) {
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
      await page.goto(`${gallery.address}#/template/${fixture}?bare=1`);
      await page.waitForFunction(() => '__game' in window);
      if (style) await page.evaluate((css) => { const s = new CSSStyleSheet(); s.replaceSync(css); document.adoptedStyleSheets = [...document.adoptedStyleSheets, s]; }, style);
      await page.waitForTimeout(1000);
      await browser.startTracing(undefined, { categories: CATS });
      await Promise.race([playByHand(page, aim, 'pointer'), new Promise((r) => setTimeout(r, 60000))]);
      const trace = await browser.stopTracing();
      await page.close();
      report(template + ' ' + aim + (style ? ' STYLED' : ''), JSON.parse(trace.toString('utf8')).traceEvents, facts.get(template)?.moves === 'catching');
    } catch (e) { console.log(template, aim, String(e).slice(0, 300)); }
  }
}
await browser.close(); await gallery.stop(); process.exit(0);
function report(name: string, events: any[], caught: boolean) {
  const kinds = caught ? ['pointerdown'] : ['pointerdown', 'pointerup', 'click'];
  const frames = events.filter((e) => e.name === 'Commit' && e.dur !== undefined).sort((a, b) => a.ts - b.ts);
  const touches = events.filter((e) => e.name === 'EventDispatch' && kinds.includes(e.args?.data?.type));
  const rows = touches.map((t) => {
    const f = frames.find((x) => x.pid === t.pid && x.tid === t.tid && x.ts >= t.ts + (t.dur ?? 0));
    const ok = f && f.ts - t.ts <= 100000;
    const spent = (ok ? f.tts + f.tdur - t.tts : t.tdur) / 1000;
    const end = ok ? f.ts + f.dur : t.ts + t.dur;
    const inside = events.filter((e) => e.pid === t.pid && e.tid === t.tid && e.ts >= t.ts && e.ts < end && e.tdur > 250 && e.name !== 'ThreadControllerImpl::RunTask' && e.name !== 'RunTask');
    const by: Record<string, number[]> = {};
    for (const e of inside) { const k = e.name + (e.name === 'EventDispatch' ? ':' + e.args?.data?.type : ''); (by[k] ??= [0, 0]); by[k][0] += e.tdur / 1000; by[k][1] += 1; }
    const more = inside.filter((e) => e.name === 'Layout' || e.name === 'UpdateLayoutTree').map((e) => e.name === 'Layout' ? `L(${e.args?.beginData?.dirtyObjects}/${e.args?.beginData?.totalObjects})` : `S(${e.args?.elementCount})`).join(' ');
    return { type: t.args.data.type, spent, at: (t.ts - touches[0].ts) / 1000, top: Object.entries(by).sort((a, b) => b[1][0] - a[1][0]).slice(0, 9).map(([k, [ms, n]]) => `${k}${n > 1 ? '×' + n : ''} ${ms.toFixed(1)}`).join(', '), more };
  });
  rows.sort((a, b) => b.spent - a.spent);
  console.log(`## ${name}: ${rows.length} touches, median ${rows[rows.length >> 1]?.spent.toFixed(1)}, max ${rows[0]?.spent.toFixed(1)}`);
  for (const r of rows.slice(0, 4)) console.log(`   ${r.type} ${r.spent.toFixed(1)} at ${r.at.toFixed(0)}: ${r.top} ${r.more}`);
}
