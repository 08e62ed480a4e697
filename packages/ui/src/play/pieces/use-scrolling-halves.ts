import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Said by a text that its box would cut, though its letters are as small as they may be. */
export const CRAMPED = 'flink:cramped';
/** Browsers round what they tell. */
const SLACK_PX = 1;
/** A place lower than this was squeezed by a tray of long texts. */
const LEAST_PLACE_PX = 44;

/**
 * Board and tray of a problem. Where texts are too long for the places they lie in, the frame is marked `data-long`:
 * places and pieces grow with their texts, and each half that is then too high scrolls in itself. Nothing is cut and
 * nothing lies over anything else.
 */
export function useScrollingHalves(problem: unknown): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || problem === undefined) return;
    let measured = '';
    const scrolled = () => markEnds(element);
    const grow = () => {
      element.dataset.long = '';
      // The texts are measured anew first, each for itself.
      requestAnimationFrame(scrolled);
    };
    const observer = new ResizeObserver(() => {
      const size = `${element.clientWidth} ${element.clientHeight}`;
      // A tablet that was turned has other room. Within one size it stays as it is, lest it switch to and fro; at
      // first a text may have spoken already.
      if (measured !== '' && size !== measured) delete element.dataset.long;
      measured = size;
      if (isOverfull(element)) grow();
      else markEnds(element);
    });
    for (const part of [element, ...element.children]) observer.observe(part);
    element.addEventListener(CRAMPED, grow);
    element.addEventListener('scroll', scrolled, true);
    return () => {
      observer.disconnect();
      element.removeEventListener(CRAMPED, grow);
      element.removeEventListener('scroll', scrolled, true);
      delete element.dataset.long;
    };
  }, [problem]);

  // A piece that was laid makes one half longer and the other shorter, often without another size of the halves.
  useLayoutEffect(() => {
    if (frame.current?.dataset.long !== undefined) markEnds(frame.current);
  });

  return frame;
}

const halvesOf = (frame: HTMLElement) => {
  const [board, tray, boardEnds, trayEnds] = frame.children;
  return [
    { half: board?.firstElementChild, ends: boardEnds },
    { half: tray, ends: trayEnds },
  ];
};

/** By where things are laid, not by where they are seen: they come in with a motion. */
function isOverfull(frame: HTMLElement): boolean {
  if (frame.dataset.long !== undefined) return false;
  const tray = frame.children[1];
  if (tray instanceof HTMLElement && leaves(tray, frame)) return true;
  return [...frame.querySelectorAll('li')].some(
    (place) =>
      (place.parentElement && leaves(place, place.parentElement)) ||
      (place.offsetHeight < LEAST_PLACE_PX && place.querySelector('[data-place]')),
  );
}

function leaves(inner: HTMLElement, outer: HTMLElement): boolean {
  const above = outer.offsetTop - inner.offsetTop;
  const below = inner.offsetTop + inner.offsetHeight - (outer.offsetTop + outer.offsetHeight);
  return Math.max(above, below) > SLACK_PX;
}

/** Which half goes on above or below what is seen of it. */
function markEnds(frame: HTMLElement): void {
  const long = frame.dataset.long !== undefined;
  for (const { half, ends } of halvesOf(frame)) {
    if (!half || !ends) continue;
    const { scrollTop, scrollHeight, clientHeight } = half;
    half.toggleAttribute('data-scrolls', long && scrollHeight > clientHeight + SLACK_PX);
    ends.toggleAttribute('data-above', long && scrollTop > SLACK_PX);
    ends.toggleAttribute('data-below', long && scrollTop + clientHeight < scrollHeight - SLACK_PX);
  }
}
