import type { SayMessage } from './message-voice.ts';

/** Questions, messages and failures, as a screen reader knows them, and what a screen marks to be read. */
const MESSAGES =
  'dialog[open][aria-describedby], [popover][role="status"] > *, [role="alert"], [data-message]';

const textOf = (element: Element | null | undefined): string => element?.textContent?.trim() ?? '';

function linesOf(message: Element): readonly string[] {
  if (message instanceof HTMLDialogElement) {
    const title = message.querySelector('h2');
    // Beside its title it has a button that reads it: it speaks for itself.
    if (title?.previousElementSibling) return [];
    return [textOf(title), textOf(document.getElementById(message.getAttribute('aria-describedby') ?? ''))];
  }
  const words = [...message.querySelectorAll('h1, h2, p, li')];
  return words.length > 0 ? words.map(textOf) : [textOf(message)];
}

/** Has each message read once while it is shown, and no longer. */
export function watchMessages(say: SayMessage): () => void {
  const shown = new Map<Element, () => void>();
  let frame = 0;

  const look = () => {
    frame = 0;
    const now = new Set(document.querySelectorAll(MESSAGES));
    for (const [message, takeBack] of shown) {
      if (now.has(message)) continue;
      takeBack();
      shown.delete(message);
    }
    for (const message of now) {
      if (shown.has(message)) continue;
      const lines = linesOf(message).filter((line) => line !== '');
      shown.set(message, lines.length > 0 ? say(lines) : () => {});
    }
  };
  const observer = new MutationObserver(() => {
    if (frame === 0) frame = requestAnimationFrame(look);
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  look();

  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    for (const takeBack of shown.values()) takeBack();
  };
}
