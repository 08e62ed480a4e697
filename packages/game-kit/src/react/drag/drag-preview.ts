import type { Box } from './place-for.ts';

/**
 * A half of the board that scrolls cuts off what is moved out of it. So a copy is carried, which lies above both
 * halves, and the piece itself stays where it is, paled.
 */
export function dragPreview(piece: HTMLElement, id: string, { left, top, width, height }: Box): HTMLElement {
  const copy = piece.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-piece');
  copy.ariaHidden = 'true';
  copy.tabIndex = -1;
  copy.dataset.carried = id;
  copy.dataset.picked = '';
  copy.dataset.dragging = '';
  Object.assign(copy.style, {
    position: 'fixed',
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
    left: `${left}px`,
    top: `${top}px`,
    pointerEvents: 'none',
  });
  piece.dataset.away = '';
  piece.closest('[data-long]')?.append(copy);
  // What holds it may not begin at the corner of the screen.
  const laid = copy.getBoundingClientRect();
  const shift = {
    x: left + width / 2 - (laid.x + laid.width / 2),
    y: top + height / 2 - (laid.y + laid.height / 2),
  };
  copy.style.left = `${left + shift.x}px`;
  copy.style.top = `${top + shift.y}px`;
  return copy;
}
