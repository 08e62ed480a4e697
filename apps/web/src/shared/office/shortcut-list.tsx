import { Kbd } from '@flink/ui/office/buttons/kbd.tsx';
import { shortcutsHere } from '@flink/ui/office/buttons/shortcuts.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import classes from './shortcut-list.module.css';

/** One meaning for a key in the whole office. */
const MEANINGS = {
  'mod+k': 'office.shell.goTo',
  '?': 'office.shell.shortcuts',
  'mod+s': 'office.keys.save',
  'mod+z': 'office.keys.undo',
  'mod+y': 'office.keys.redo',
  'mod+enter': 'office.keys.start',
  '/': 'office.keys.search',
  n: 'office.keys.new',
  c: 'office.keys.copy',
  x: 'office.keys.choose',
  p: 'office.keys.preview',
  f8: 'office.keys.next',
} as const;

/** In a row of a table, on whichever of its controls has the focus. */
const IN_ROWS = {
  'arrow-down': 'office.keys.rows',
  enter: 'office.keys.open',
  x: 'office.keys.choose',
} as const;

/** The keys that act on the page one is on. */
export function ShortcutList({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Dialog opened={open} onClose={onClose} title={t('office.shell.shortcuts')} closeButton>
      {open && <Keys />}
    </Dialog>
  );
}

function Keys() {
  const { t } = useTexts();
  const here = shortcutsHere();
  const hasRows = document.querySelector('tbody [data-control]') !== null;
  const lines = [
    ...Object.entries(MEANINGS).filter(([keys]) => here.has(keys)),
    ...(hasRows ? Object.entries(IN_ROWS).filter(([keys]) => !here.has(keys)) : []),
  ];
  return (
    <dl className={classes.keys}>
      {lines.map(([keys, meaning]) => (
        <div key={keys} className={classes.line}>
          <dt>{t(meaning)}</dt>
          <dd>
            <Kbd keys={keys} />
            <span className={classes.spoken}>{keys.replace('mod', 'Ctrl')}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
