import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useSyncExternalStore } from 'react';
import { problemAt } from '../../description/field-at.ts';
import { type Place, placeName } from '../../document/place.ts';
import type { Editing } from '../../editing.tsx';
import { UploadLine } from './upload-line.tsx';
import type { Upload } from './uploads.ts';
import classes from './uploads-elsewhere.module.css';

const NONE: readonly Upload[] = [];
const never = () => () => undefined;

interface UploadsElsewhereProps {
  readonly editing: Pick<Editing, 'uploads' | 'description'>;
  readonly onGo: (place: Place) => void;
}

/** Files on their way into parts of the activity that are not on the screen. */
export function UploadsElsewhere({ editing: { uploads, description }, onGo }: UploadsElsewhereProps) {
  const { t } = useTexts();
  const list = useSyncExternalStore(uploads?.subscribe ?? never, () => uploads?.elsewhere() ?? NONE);
  if (uploads === undefined || list.length === 0) return null;
  const named = ({ place, label }: Upload) => {
    const index = problemAt(place);
    return index === null ? label : `${t(`make.unit.${description.unit}`)} ${index + 1} · ${label}`;
  };
  return (
    <aside className={classes.card} aria-label={t('make.file.underWay')}>
      <ul className={classes.list}>
        {list.map((upload) => (
          <li key={placeName(upload.place)} className={classes.upload}>
            <div className={classes.head}>
              <button type="button" className={classes.go} onClick={() => onGo(upload.place)}>
                {named(upload)}
              </button>
              {upload.state.kind === 'refused' && (
                <IconButton
                  icon="x"
                  inRow
                  label={t('make.file.noticed')}
                  onClick={() => uploads.cancel(upload.place)}
                />
              )}
            </div>
            <UploadLine
              upload={{ state: upload.state, cancel: () => uploads.cancel(upload.place) }}
              label={named(upload)}
            />
          </li>
        ))}
      </ul>
    </aside>
  );
}
