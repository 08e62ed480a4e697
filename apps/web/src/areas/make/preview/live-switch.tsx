import { Kbd } from '@flink/ui/office/buttons/kbd.tsx';
import { useShortcut, useSingleKeys } from '@flink/ui/office/buttons/shortcuts.tsx';
import { SwitchField } from '@flink/ui/office/fields/switch-field.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { useFits } from '@flink/ui/office/page/use-fits.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMemo, useSyncExternalStore } from 'react';
import { storedText } from '../../../shared/stored-text.ts';
import classes from './live-switch.module.css';

const OFF = 'off';
const kept = storedText('flink-make-live-preview');

/** Beside the editor there must be room for it; elsewhere it is a tab. */
const WIDE = '(min-width: 1024px)';

export interface LivePreviewSwitch {
  /** Whether there is room for it. */
  readonly fits: boolean;
  readonly isOn: boolean;
  set(isOn: boolean): void;
}

const keep = (isOn: boolean) => kept.set(isOn ? null : OFF);

/** Whether this person wants the preview beside the editor; kept on the device. */
export function useLivePreview(): LivePreviewSwitch {
  const fits = useFits(WIDE);
  const wanted = useSyncExternalStore(kept.subscribe, kept.get) !== OFF;
  return useMemo(() => ({ fits, isOn: fits && wanted, set: keep }), [fits, wanted]);
}

export function LiveSwitch({ live }: { readonly live: LivePreviewSwitch }) {
  const { t } = useTexts();
  const singleKeys = useSingleKeys();
  useShortcut('p', () => live.set(!live.isOn));
  return (
    <div className={classes.live} title={t('make.preview.live')}>
      {singleKeys && <Kbd keys="p" />}
      <span className={classes.sign}>
        <Icon name="eye" size={20} />
      </span>
      <SwitchField label={t('make.preview.live')} checked={live.isOn} onChange={live.set} />
    </div>
  );
}
