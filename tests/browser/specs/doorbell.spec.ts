// Notifications for a player on another page, and finished matches without a network. Headless Chromium shows
// no notifications: web/src/state/worker.test.ts tests the service worker's handling of a message.
import { isAccessible } from '../harness/axe';
import { PushService } from '../harness/push-service';
import { expect, test } from '../harness/test';

test.use({ flags: ['--notify-after', '1', '--notify-networks', '127.0.0.0/8'] });

test(
  'a turn calls while Septet is elsewhere, and is taken back when it was taken',
  { tag: '@long' },
  async ({ arrive, server }) => {
    const service = await PushService.start();
    const ada = await arrive('Ada');
    const { page } = ada;
    await service.serve(page.context(), server.url);
    await ada.rename();
    // A visitor has an account only after the first action.
    await ada.makeTable(2);
    await page.goto('/me');
    const bell = page.getByTestId('bell');
    const here = bell.getByRole('switch', { name: 'Notify me on this device' });
    await expect(here).not.toBeChecked();
    await here.press('Space');
    await expect(here).toBeChecked();
    await expect(bell).toContainText('One device is notified.');

    // Quiet hours, set by keyboard, survive a reload.
    await bell.getByRole('switch', { name: 'Quiet hours' }).press('Space');
    await expect(bell.getByLabel('From')).toHaveValue('22:00');
    await bell.getByLabel('From').fill('23:30');
    await bell.getByLabel('Remind me before my time runs out').selectOption('An hour before');
    await page.reload();
    await expect(here).toBeChecked();
    await expect(bell.getByLabel('From')).toHaveValue('23:30');
    await expect(bell.getByRole('combobox')).toHaveValue('60');
    await isAccessible(page, 'the account page with a doorbell');
    await bell.getByRole('switch', { name: 'Quiet hours' }).press('Space');
    await expect(bell.getByLabel('From')).toBeHidden();

    await ada.goHome();
    await ada.playNow('7 Kingdoms');
    await ada.play(({ tone }) => tone === 'you');
    const table = new URL(page.url()).pathname;
    await page.goto('/me');
    await expect.poll(() => service.told.length).toBe(1);
    const [called] = service.told;
    expect(called).toMatchObject({ kind: 'turn', game: 'seven-kingdoms', language: 'en' });
    expect(`/t/${called!.table}`).toBe(table);
    await page.goto(table);
    await ada.seesTheGame();
    ada.quick = true;
    await ada.decide();
    await ada.decide();
    await expect.poll(() => service.told[1]?.kind).toBe('taken');
    expect(service.told[1]).toEqual({ ...called, kind: 'taken' });

    await page.goto('/me');
    await here.press('Space');
    await expect(here).not.toBeChecked();
    await page.reload();
    await expect(here).not.toBeChecked();
    service.stop();
  },
);

test.describe('without the server', () => {
  // The browser stores the shown view of a match, and no view of another seat.
  test.use({ refusals: [0, 1, 2, 3].map((seat) => `/replay?as=${seat}`) });

  test(
    'a finished match that was opened is read while the server is away',
    { tag: '@long' },
    async ({ arrive, server }) => {
      const ada = await arrive('Ada');
      const { page } = ada;
      ada.quick = true;
      await ada.playNow('7 Kingdoms');
      await ada.play();
      await page.getByTestId('see-again').click();
      const place = page.getByTestId('place');
      await expect(place).toHaveText(/^(\d+) \/ \1$/);
      const last = await place.textContent();
      // The service worker is active, and has stored the files of this page.
      const ready = () =>
        page.evaluate(async () => {
          const [shell, matches] = [await caches.open('septet-shell'), await caches.open('septet-matches')];
          const came = performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.includes('/assets/'));
          const has = await Promise.all([...came.map(({ name }) => shell.match(name)), shell.match('/')]);
          const { controller } = navigator.serviceWorker;
          return controller?.state === 'activated' && has.every(Boolean) && (await matches.keys()).length > 0;
        });
      await expect.poll(ready).toBe(true);
      await server.kill();
      await page.reload();
      await expect(place).toHaveText(last!);
      await page.keyboard.press('Home');
      await expect(place).toHaveText(/^0 \//);
      // The caches contain no other answer of the API.
      const kept = await page.evaluate(async () => {
        const all = await Promise.all(
          (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
        );
        return all.flat().map(({ url }) => new URL(url).pathname);
      });
      const api = kept.filter((path) => path.startsWith('/api/'));
      expect(api).toHaveLength(1);
      expect(api[0]).toMatch(/^\/api\/matches\/[0-9a-f-]{36}\/replay$/);
      expect(kept.filter((path) => !/^\/($|assets\/|api\/)/.test(path))).toEqual([]);
    },
  );
});
