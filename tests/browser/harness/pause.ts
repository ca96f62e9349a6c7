// The pause of loops that play.
import type { Page } from '@playwright/test';

/**
 * The number of looks at an unchanged page before a loop reports that it is stuck: a minute or more. The
 * limit counts looks, since a look takes longer on a slow machine.
 */
export const MOST_LOOKS = 1_500;

/**
 * Waits before the next look at the page. This is a fixed pause on purpose: the event that ends it differs
 * from turn to turn. A loop without a pause takes CPU time from the page and from the server.
 */
export const lookAgain = (page: Page) => page.waitForTimeout(40);
