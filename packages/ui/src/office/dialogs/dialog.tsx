import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { latePart, useLatePart } from '../late-part.ts';

const face = latePart(() => import('./dialog-face.tsx'));

/** 480 to ask, 640 to decide, 1000 to choose. */
export type DialogWidth = 'ask' | 'decide' | 'choose';

export interface DialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onExited?: () => void;
  /** The question. */
  readonly title: string;
  readonly lead?: ReactNode;
  readonly width?: DialogWidth;
  readonly children?: ReactNode;
  /** Buttons, the answer last. Mark what takes the focus with `data-autofocus`; else the first field does. */
  readonly foot?: ReactNode;
  readonly footNote?: ReactNode;
  readonly closeButton?: boolean;
  /** Ctrl Enter, from anywhere in the dialog. */
  readonly onConfirm?: () => void;
}

/** Where something is chosen in a menu, the menu goes with it: its button stays. */
function openerNow(): Element | null {
  const active = document.activeElement;
  const target = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return target ? document.getElementById(target) : active;
}

/** Who opened a dialog has the focus again when it closes, unless it went elsewhere on purpose. */
function useFocusBack(opened: boolean) {
  const content = useRef<HTMLDivElement>(null);
  // Asked while it is drawn: once it stands there, the focus is in it.
  const opener = useMemo(() => (opened ? openerNow() : null), [opened]);
  useEffect(
    () => () => {
      const now = document.activeElement;
      const isLeft = now === null || now === document.body || content.current?.contains(now) === true;
      if (isLeft && opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    },
    [opener],
  );
  return content;
}

export function Dialog(props: DialogProps) {
  const { opened } = props;
  const content = useFocusBack(opened);
  const come = useLatePart(face);
  // What leaves is drawn until it is gone; what was never opened is not drawn at all.
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened && !wasOpened) setWasOpened(true);
  useEffect(() => {
    if (opened) void face.fetch();
  }, [opened]);
  return come && wasOpened && <come.DialogFace {...props} content={content} />;
}
