import { XLINK_NAMESPACE } from './allow-list.ts';

/** More shapes than any drawing has; ten copies of ten copies, nine times over, would hang the browser. */
const MAX_DRAWN_ELEMENTS = 50_000;

function targetId(use: Element): string | null {
  const reference = use.getAttribute('href') ?? use.getAttributeNS(XLINK_NAMESPACE, 'href');
  return reference?.trim().replace(/^#/, '') ?? null;
}

/** True when the copies made by `use` would draw too many elements, or a copy contains itself. */
export function expandsTooFar(root: Element): boolean {
  const byId = new Map([...root.querySelectorAll('[id]')].map((element) => [element.id, element]));
  const known = new Map<Element, number>();

  function drawn(element: Element): number {
    const before = known.get(element);
    if (before !== undefined) return before;
    known.set(element, Number.POSITIVE_INFINITY);
    const target = element.localName === 'use' ? byId.get(targetId(element) ?? '') : undefined;
    const copies = target === undefined ? 0 : drawn(target);
    const count = [...element.children].reduce((sum, child) => sum + drawn(child), 1 + copies);
    known.set(element, count);
    return count;
  }

  return drawn(root) > MAX_DRAWN_ELEMENTS;
}
