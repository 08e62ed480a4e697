import { type ComponentType, lazy } from 'react';
import { isGone, isReloading } from './new-release.ts';

async function unless<Part>(load: () => Promise<Part>, isOver: () => Promise<boolean>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (await isOver()) return new Promise<never>(() => {});
    throw error;
  }
}

/**
 * A part that is loaded when it is first drawn. Where a new release took it away, what stands in its place meanwhile stays
 * there, and with it what was written around it: the page says that it is to be loaded again.
 */
export const lazily = <Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) =>
  lazy(() => unless(load, isGone));

/** What a screen needs before anybody can do anything on it: where a release took it away, the page loads itself again. */
export const orReloaded = <Part>(load: () => Promise<Part>): Promise<Part> => unless(load, isReloading);
