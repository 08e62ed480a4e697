import { hideNotification, Notifications, showNotification } from '@mantine/notifications';
import { classNames } from '../../play/class-names.ts';
import { useTexts } from '../../texts/texts.tsx';
import { Icon } from '../icons/icon.tsx';
import classes from './toasts.module.css';
import type { Toast } from './toasts.tsx';

/** Long enough to read a sentence and reach Undo; waits while pointed at or focused. */
const TOAST_MS = 8000;

function ToastFace({ toast, onLeave }: { readonly toast: Toast; readonly onLeave: () => void }) {
  const { t } = useTexts();
  const { message, tone = 'ok', undo } = toast;
  return (
    <div className={classNames(classes.toast, tone === 'bad' && classes.bad)}>
      <span className={classes.sign}>
        <Icon name={tone === 'bad' ? 'alert-circle' : 'circle-check'} size={20} />
      </span>
      <span className={classes.words}>{message}</span>
      {undo && (
        <button
          type="button"
          className={classes.undo}
          onClick={() => {
            undo();
            onLeave();
          }}
        >
          {t('office.toast.undo')}
        </button>
      )}
      <button type="button" className={classes.close} aria-label={t('office.toast.close')} onClick={onLeave}>
        <Icon name="x" />
      </button>
    </div>
  );
}

export function ToastShelf() {
  return (
    <Notifications
      className={classes.root}
      position="bottom-center"
      layout="stacked"
      autoClose={TOAST_MS}
      containerWidth={560}
      limit={4}
      renderNotification={(notification) => notification.message}
    />
  );
}

export function showToast(toast: Toast): void {
  const id = crypto.randomUUID();
  showNotification({
    id,
    role: toast.tone === 'bad' ? 'alert' : 'status',
    message: <ToastFace toast={toast} onLeave={() => hideNotification(id)} />,
  });
}
