import { type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { RoundButton } from '../buttons/round-button.tsx';
import { classNames } from '../class-names.ts';
import { Sheet } from '../scene/sheet.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly title: ReactNode;
  /** Esc, the backdrop and the cross. The caller takes the dialog away. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Sits half above the sheet, for a face or a sign. */
  readonly crown?: ReactNode;
  readonly cross?: boolean;
  /** `stays` where a stray touch would lose what was typed; `blurs` where the page below is closed as well. */
  readonly backdrop?: 'closes' | 'stays' | 'blurs';
  readonly role?: 'alertdialog';
  readonly describedBy?: string;
  /** `screen` fills it, its content set from the start of the line: for a room of its own. */
  readonly size?: 'm' | 'l' | 'screen';
  /** Before the title: what reads it aloud. */
  readonly lead?: ReactNode;
  /** Drawn between the backdrop and the sheet: the party of a great moment. */
  readonly around?: ReactNode;
}

/** Open while it is mounted. The focus starts on [data-autofocus], else on the title, so that it is read from its top. */
export function Dialog({
  title,
  onClose,
  children,
  crown,
  cross = true,
  backdrop = 'closes',
  role,
  describedBy,
  size = 'm',
  lead,
  around,
}: DialogProps) {
  const { t } = useTexts();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedBackdrop = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const start = element?.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current;
    start?.focus();
    return () => element?.close();
  }, []);

  const press = (event: PointerEvent) => {
    pressedBackdrop.current = event.target === dialog.current;
  };

  const release = (event: PointerEvent) => {
    if (backdrop === 'closes' && pressedBackdrop.current && event.target === dialog.current) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, backdrop === 'blurs' && styles.blurs)}
      // A page that is only looked at takes no focus; of all in it, only a dialog would not inherit that.
      inert={document.body.inert}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onPointerDown={press}
      onPointerUp={release}
      onCancel={(event) => {
        // One that lies in another leaves that one open.
        event.stopPropagation();
        // After many an Esc a browser does not let itself be stopped: `close` follows.
        if (!event.cancelable) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // Closed by the browser, though the caller may still ask whether to lose what was changed. An effect that ran
        // twice has opened it again by now.
        if (event.currentTarget.open) return;
        event.currentTarget.showModal();
        heading.current?.focus();
        onClose();
      }}
    >
      {around}
      <Sheet
        hilly={size !== 'screen'}
        className={classNames(styles.sheet, styles[size], crown ? styles.crowned : undefined)}
      >
        {crown && <div className={styles.crown}>{crown}</div>}
        <div className={styles.head}>
          {lead}
          <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
        </div>
        {children}
        {cross && (
          <RoundButton icon="close" label={t('uiPlay.close')} className={styles.cross} onClick={onClose} />
        )}
      </Sheet>
    </dialog>
  );
}
