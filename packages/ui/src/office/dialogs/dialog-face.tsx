import { Modal } from '@mantine/core';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { classNames } from '../../play/class-names.ts';
import { useTexts } from '../../texts/texts.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import classes from './dialog.module.css';
import type { DialogProps } from './dialog.tsx';
import { useTopLayer } from './dialog-layers.ts';

function Frame({ children }: { readonly children?: ReactNode }) {
  return <div className={classes.frame}>{children}</div>;
}

/** The dialog itself, with all that Mantine needs to lay it over the page. */
export function DialogFace(props: DialogProps & { readonly content: RefObject<HTMLDivElement | null> }) {
  const { opened, onClose, title, lead, width = 'ask', children, foot, footNote, onConfirm, content } = props;
  const { t } = useTexts();
  const isTop = useTopLayer(opened);

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
