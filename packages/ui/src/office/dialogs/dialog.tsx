import { Modal } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { classNames } from '../../play/class-names.ts';
import { useTexts } from '../../texts/texts.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import classes from './dialog.module.css';
import { useTopLayer } from './dialog-layers.ts';

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

/** Who opened a dialog has the focus again when it closes, unless it went elsewhere on purpose. */
function useFocusBack(opened: boolean) {
  const content = useRef<HTMLDivElement>(null);
  // Asked while it is drawn: once it stands there, the focus is in it.
  const opener = useMemo(() => (opened ? document.activeElement : null), [opened]);
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

function Frame({ children }: { readonly children?: ReactNode }) {
  return <div className={classes.frame}>{children}</div>;
}

export function Dialog(props: DialogProps) {
  const { opened, onClose, title, lead, width = 'ask', children, foot, footNote, onConfirm } = props;
  const { t } = useTexts();
  const isTop = useTopLayer(opened);
  const content = useFocusBack(opened);

  const confirmByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !onConfirm) return;
    event.preventDefault();
    onConfirm();
  };

  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      closeOnEscape={isTop}
      lockScroll={false}
      returnFocus={false}
      scrollAreaComponent={Frame}
      onExitTransitionEnd={props.onExited}
      transitionProps={{ transition: 'pop', duration: 160 }}
      onKeyDown={confirmByKey}
    >
      <Modal.Overlay className={classes.overlay} />
      <Modal.Content
        ref={content}
        classNames={{ content: `${classes.content} ${classes[width]}`, inner: classes.inner }}
      >
        <div className={classNames(classes.head, props.closeButton && classes.besideClose)}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          {lead !== undefined && <Modal.Body className={classes.lead}>{lead}</Modal.Body>}
        </div>
        {children === undefined ? <div /> : <div className={classes.body}>{children}</div>}
        {foot && (
          <div className={classes.foot}>
            {footNote && <div className={classes.note}>{footNote}</div>}
            {foot}
          </div>
        )}
        {props.closeButton && (
          // Last in the document, so that opening puts the focus on the first field and not on the way out.
          <div className={classes.close}>
            <IconButton icon="x" label={t('office.dialog.close')} onClick={onClose} />
          </div>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}
