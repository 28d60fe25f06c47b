import { chromium } from '@playwright/test';
const base = 'http://localhost:4320';
const [,, spec, lang = 'en', theme = 'dark', width = '1440', out, full = 'full', actions] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const context = await browser.newContext({ viewport: { width: Number(width), height: Number(width) < 600 ? 844 : 900 }, locale: 'en-GB', timezoneId: 'Europe/Paris', reducedMotion: 'reduce' });
await context.addCookies([{ name: 'layout.visitor', value: encodeURIComponent(`theme=${theme}`), url: base }]);
await context.addInitScript((l) => { if (location.protocol !== 'about:' && !localStorage.getItem('locale')) localStorage.setItem('locale', l); }, lang);
const r = await context.request.post(base + '/api/v1/login', { data: { email: process.env.AS ?? 'admin@traveldesk.example', password: 'Traveldesk-demo-2026' } });
const body = await r.json(); const session = body.data ?? body;
await context.addInitScript((s) => { if (location.protocol === 'about:' || localStorage.getItem('token')) return; localStorage.setItem('token', s.token); localStorage.setItem('user', JSON.stringify(s.user)); for (const k of ['permissions','roles','modules']) localStorage.setItem(k, JSON.stringify(s.user[k] ?? [])); }, session);
const page = await context.newPage();
page.on('console', (m) => { if (m.type() === 'error') console.log('console:', m.text().slice(0, 300)); });
page.on('pageerror', (e) => console.log('pageerror:', e.message.slice(0, 400)));
page.on('response', (x) => { if (x.status() >= 400) console.log('http', x.status(), x.request().method(), x.url()); });
let path = spec;
if (spec.includes(':id')) {
  const list = spec.includes('markup-zones') ? '/markup-zones' : '/markups';
  const q = process.env.Q ?? '';
  const a = await context.request.get(`${base}/api/v1${list}?per_page=1${q}`, { headers: { authorization: `Bearer ${session.token}` } });
  path = spec.replace(':id', (await a.json()).data[0].id);
}
await page.goto(base + path); await page.waitForLoadState('networkidle'); await page.waitForTimeout(600);
if (actions) await (0, eval)(`(async (page) => { ${actions} })`)(page);
const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
if (over > 0) console.log('OVERFLOW', over);
await page.screenshot({ path: out, fullPage: full === 'full' });
await browser.close();
