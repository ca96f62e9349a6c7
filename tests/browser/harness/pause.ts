// The pause of loops that play.
import type { Page } from '@playwright/test';

/**
 * How often a loop may look at the same thing before it says that it is stuck: a minute and more. It is counted in looks, since
 * a look takes longer on a slow machine.
 */
export const MOST_LOOKS = 1_500;

/**
 * Leaves the page some time before it is looked at again. A real pause is the point: what ends it differs from turn to turn, and
 * a loop without one takes the processor from the page and from the server.
 */
export const lookAgain = (page: Page) => page.waitForTimeout(40);
