import { expect as fexpect, test as ftest } from '../harness/fixtures';
import { expect, test } from '../harness/test';
const sizes = [[1280,800],[1920,1080],[768,1024],[844,390],[390,844]];
ftest.skip('fixtures', async ({ browser, fixtures }) => {
  for (const [width, height] of sizes) {
    const page = await browser.newPage({ viewport: { width: width!, height: height! }, hasTouch: width! < 1000, reducedMotion: 'reduce' });
    for (const fixture of ['citiesHand','citiesLoss','citiesPoor','teamsLoss','teamsEight','leaderTurn','crowded']) {
      await page.goto(`${fixtures}?game=seven-wonders&fixture=${fixture}&language=${fixture==='teamsLoss'?'fr':'en'}`);
      await fexpect(page.getByTestId('seven-wonders')).toBeVisible();
      await page.waitForTimeout(300);
      console.log(width, fixture, await page.evaluate(() => { const a = document.activeElement as HTMLElement; return a.dataset.deed ?? a.dataset.hand ?? a.tagName; }));
      await page.screenshot({ path: `/tmp/shots/${fixture}-${width}x${height}.png` });
    }
    await page.close();
  }
});
test.describe('real', () => {
  test.use({ botPause: 300 });
  test('spectator', async ({ arrive }) => {
    const ada = await arrive('Ada', { reducedMotion: 'no-preference' });
    const eve = await arrive('Eve', { reducedMotion: 'no-preference' });
    for (const p of [ada, eve]) await p.page.addInitScript(() => {
      (window as any).flew = [];
      new MutationObserver((all) => { for (const m of all) for (const n of m.addedNodes) if (n instanceof HTMLElement && n.dataset.flies !== undefined) { queueMicrotask(() => { const k = (n.getAnimations()[0]?.effect as KeyframeEffect)?.getKeyframes() ?? []; const t = (i) => (k.at(i)?.transform ?? '').match(/-?[0-9.]+px/g)?.map(parseFloat) ?? [0,0]; const [a,b]=[t(0),t(-1)]; (window as any).flew.push(Math.round(Math.hypot(b[0]-a[0], b[1]-a[1]))); }); } }).observe(document, { childList: true, subtree: true });
    });
    await ada.page.reload();
    const code = await ada.makeTable(7, '7 Wonders', async (form) => { await form.getByRole('radio', { name: 'With Cities', exact: true }).first().check(); });
    await ada.button(ada.labels.fill).click();
    await ada.beReady();
    await eve.page.reload();
    await eve.enterCode(code);
    await ada.start();
    await ada.seesTheGame(); await eve.seesTheGame();
    await ada.playSome(3);
    await ada.page.waitForTimeout(1500);
    for (const p of [ada, eve]) console.log(p.name, await p.page.evaluate(() => [(window as any).flew, document.querySelectorAll('[data-flight]').length, matchMedia('(prefers-reduced-motion: reduce)').matches, document.hidden]));
    for (const [width, height] of sizes) for (const p of [ada, eve]) { await p.page.setViewportSize({ width: width!, height: height! }); await p.page.waitForTimeout(300); await p.page.screenshot({ path: `/tmp/shots/real-${p.name}-${width}x${height}.png` }); }
  });
});
