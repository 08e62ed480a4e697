import type { PlayHost } from '@flink/game-kit/react/play.ts';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { TextField } from '@flink/ui/play/fields/text-field.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useState } from 'react';
import type { ClipartPicture } from '../model/clipart.ts';
import { foundClipart, nameIn, readClipart } from './clipart-list.ts';
import styles from './shelf.module.css';

export interface ClipartProps {
  readonly host: PlayHost;
  onPicture(picture: { readonly file: string; readonly name: string; readonly own: boolean }): void;
  onClose(): void;
}

/** Pictures of the house: named, not copied, for they are the same for everybody. */
const FOLDER = '/pictures/';

export default function Clipart({ host, onPicture, onClose }: ClipartProps) {
  const { t } = useTexts();
  const [all, setAll] = useState<readonly ClipartPicture[] | 'failed' | null>(null);
  const [wanted, setWanted] = useState('');
  const preview = host.desk?.state === 'off';
  const list = host.mediaUrl(`${FOLDER}clipart.json`);

  useEffect(() => {
    if (preview) return;
    readClipart(list).then(setAll, () => setAll('failed'));
  }, [list, preview]);

  return (
    <Dialog title={t('storyStudio.more')} size={preview ? 'm' : 'screen'} onClose={onClose}>
      {preview && <p>{t('error.clipart.notInPreview')}</p>}
      {all === 'failed' && <p role="alert">{t('storyStudio.noClipart')}</p>}
      {Array.isArray(all) && (
        <div className={styles.clipart}>
          <TextField
            label={t('storyStudio.look')}
            type="search"
            value={wanted}
            data-autofocus=""
            onChange={({ target }) => setWanted(target.value)}
          />
          <ul className={styles.many} {...inLanguage(host.locale)}>
            {foundClipart(all, wanted, host.locale).map((picture) => {
              const name = nameIn(picture, host.locale);
              return (
                <li key={picture.file}>
                  <button
                    type="button"
                    aria-label={t('storyStudio.putInOne', { name })}
                    onClick={() => {
                      onPicture({ file: FOLDER + picture.file, name, own: false });
                      onClose();
                    }}
                  >
                    <img src={host.mediaUrl(FOLDER + picture.file)} alt="" loading="lazy" />
                    <span aria-hidden="true">{name}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
