// node shot.tmp.mjs out url steps.json [sizes] [lang]
import { chromium } from 'playwright-core';
const [, , out, url, stepsJson = '[]', sizes = '1280x800,390x844', lang = 'en'] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });
for (const size of sizes.split(',')) {
  const [width, height] = size.split('x').map(Number);
  const phone = width < 600 || height < 500;
  const ctx = await browser.newContext({ viewport: { width, height }, hasTouch: phone, isMobile: phone, reducedMotion: 'reduce', colorScheme: 'light', locale: lang === 'fr' ? 'fr-FR' : 'en-GB' });
  const page = await ctx.newPage();
  page.on('pageerror', (e) => console.log('ERR', e.message));
  page.on('console', (m) => m.type() === 'error' && console.log('CON', m.text()));
  await page.goto(url);
  await page.waitForTimeout(700);
  let n = 0;
  for (const step of JSON.parse(stepsJson)) {
    try {
      if (step.click) await page.locator(step.click).first().click({ timeout: 5000, force: step.force });
      if (step.radio) await page.getByRole('radio', { name: step.radio, exact: true }).first().check({ timeout: 5000 });
      if (step.button) await page.getByRole('button', { name: step.button }).first().click({ timeout: 5000 });
      if (step.key) await page.keyboard.press(step.key);
      if (step.wait) await page.waitForTimeout(step.wait);
      if (step.eval) console.log(JSON.stringify(await page.evaluate(step.eval)));
    } catch (e) { console.log(size, 'step failed', JSON.stringify(step), e.message.split('\n')[0]); }
    await page.waitForTimeout(250);
    if (step.shot) await page.screenshot({ path: `${out}-${size}-${step.shot}.png`, fullPage: !!step.full });
  }
  await page.screenshot({ path: `${out}-${size}.png`, fullPage: process.env.FULL === '1' });
  await ctx.close();
}
await browser.close();
