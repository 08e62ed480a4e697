/** What can have the focus by Tab. */
const REACHED =
  'button:enabled, a[href], input:enabled, select:enabled, textarea:enabled, [contenteditable="true"], [tabindex]:not([tabindex="-1"])';

/** A dialog that closes, a menu and a page that was left give the focus back themselves, after a breath. */
const BREATH_MS = 150;
/** What is off while something is sent is soon on again, and has the focus back. */
const SENDING_MS = 2_000;

interface Gone {
  readonly parent: Element;
  /** What stood behind it, and before. */
  readonly next: Element | null;
  readonly previous: Element | null;
}

/**
 * A button that goes when it was pressed, or is off meanwhile, takes the focus with it: the browser leaves it nowhere, and
 * who works by keys begins at the top of the page again. It goes to what stands beside, or back as soon as it can.
 */
export function keepFocusBeside(document: Document): () => void {
  let last: HTMLElement | null = null;
  let place: Gone | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isNowhere = () => document.activeElement === null || document.activeElement === document.body;
  const remember = ({ target }: FocusEvent) => {
    last = target instanceof HTMLElement ? target : null;
    place = null;
  };
  // Who presses beside everything wants the focus nowhere.
  const forget = ({ target }: PointerEvent) => {
    if (target instanceof Element && !target.closest(`${REACHED}, label`)) last = null;
  };

  function findAnother(): void {
    if (!isNowhere() || last === null) return;
    const another = last.isConnected ? whereItStands(last) : whereItWas(place);
    another?.focus({ preventScroll: true });
  }

  const observer = new MutationObserver((records) => {
    if (last === null || !isNowhere()) return;
    const here = last;
    let patience = BREATH_MS;
    if (here.isConnected) {
      if (!records.some(({ target }) => target === here)) return;
      patience = here.matches(':disabled') ? SENDING_MS : 0;
    } else {
      for (const { removedNodes, target, nextSibling, previousSibling } of records)
        if ([...removedNodes].some((node) => node.contains(here)))
          place = {
            parent: target instanceof Element ? target : document.body,
            next: nextElement(nextSibling),
            previous: previousElement(previousSibling),
          };
    }
    clearTimeout(timer);
    timer = setTimeout(findAnother, patience);
  });

  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', forget);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', forget);
  };
}

const isElement = (node: Node | null): node is Element => node instanceof Element;
const nextElement = (node: Node | null): Element | null =>
  node === null || isElement(node) ? node : nextElement(node.nextSibling);
const previousElement = (node: Node | null): Element | null =>
  node === null || isElement(node) ? node : previousElement(node.previousSibling);

const isSeen = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.checkVisibility({ visibilityProperty: true });

/** The first in it, itself included, that can have the focus. */
const firstIn = (element: Element | null): HTMLElement | null =>
  element === null
    ? null
    : ([element, ...element.querySelectorAll(REACHED)].find(
        (one): one is HTMLElement => one.matches(REACHED) && isSeen(one),
      ) ?? null);

/** It is off, or can have the focus again. */
const whereItStands = (element: HTMLElement): HTMLElement | null =>
  element.matches(':disabled')
    ? beside(element.parentElement, element.nextElementSibling, element.previousElementSibling)
    : element;

function whereItWas(place: Gone | null): HTMLElement | null {
  if (place === null) return null;
  const { parent, next, previous } = place;
  return (
    inItsPlace(place) ??
    beside(parent, next?.isConnected ? next : null, previous?.isConnected ? previous : null)
  );
}

/** What came where it stood: a button that says the opposite now, before another one beside it. */
function inItsPlace({ parent, next, previous }: Gone): HTMLElement | null {
  if (!parent.isConnected || previous?.isConnected === false) return null;
  const first = previous === null ? parent.firstElementChild : previous.nextElementSibling;
  return first === next ? null : firstIn(first);
}

/** Behind it, before it, then the same for what it stands in. A dialog and the page itself can take it, too. */
function beside(parent: Element | null, next: Element | null, previous: Element | null): HTMLElement | null {
  for (let one = next; one; one = one.nextElementSibling) {
    const found = firstIn(one);
    if (found) return found;
  }
  for (let one = previous; one; one = one.previousElementSibling) {
    const found = firstIn(one);
    if (found) return found;
  }
  if (parent === null || !parent.isConnected) return null;
  const instead = next === null && previous === null ? firstIn(parent) : null;
  if (instead) return instead;
  if (
    parent instanceof HTMLElement &&
    parent.matches('main, dialog, [role="dialog"], [role="alertdialog"]')
  ) {
    if (!parent.hasAttribute('tabindex')) parent.tabIndex = -1;
    return parent;
  }
  return beside(parent.parentElement, parent.nextElementSibling, parent.previousElementSibling);
}
