import {
  FILE_MAX_BYTES,
  PICTURE_MAX_PIXELS,
  PICTURE_MAX_SIDE,
} from '@flink/contract/rules/make/file-limits.ts';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { acceptsFile } from '@flink/ui/office/fields/accepts-file.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { FileKind } from '../../description/field.ts';
import { type Place, placeName } from '../../document/place.ts';
import { useSoundHost } from '../../editing.tsx';
import { ACCEPTED } from '../limits.ts';
import { isTooManyPixels } from '../picture/announced-size.ts';
import { IDLE, openUploads, Unreadable, type UploadWish } from './uploads.ts';

const NOWHERE: Place = [];
const MOST_PIXELS = { side: PICTURE_MAX_SIDE, n: PICTURE_MAX_PIXELS / 1_000_000 };

export interface UploadOf {
  readonly kind: FileKind;
  readonly label: string;
  /** Where in the document it will stand: then it goes on when its slot is left. Else it is stopped. */
  readonly place?: Place | undefined;
}

/** One upload at a time: how far it is, what went wrong, and how to stop it. */
export function useUpload({ kind, label, place = NOWHERE }: UploadOf) {
  const around = useSoundHost();
  const { t } = useTexts();
  const { error: tell } = useDialogs();
  const [own] = useState(() => openUploads(around.host));
  const uploads = (place === NOWHERE ? undefined : around.uploads) ?? own;
  const state = useSyncExternalStore(uploads.subscribe, () => uploads.at(place)?.state ?? IDLE);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place, each time written anew.
  const steady = useMemo(() => place, [placeName(place)]);
  useEffect(() => uploads.watch(steady), [uploads, steady]);
  useEffect(() => own.close, [own]);

  const most = { n: FILE_MAX_BYTES[kind] / 1_000_000 };
  /** In words, why this file cannot be taken; null where it can. */
  const refusal = async (file: File): Promise<string | null> => {
    if (!acceptsFile(file, ACCEPTED[kind])) return t(`make.file.only.${kind}`);
    if (file.size === 0) return t('error.files.emptyFile');
    if (file.size > FILE_MAX_BYTES[kind]) return t('make.file.tooLarge', most);
    const isTooLarge = kind === 'image' && (await isTooManyPixels(file));
    return isTooLarge ? t('error.files.pictureTooLarge', MOST_PIXELS) : null;
  };

  const send = async (
    file: File,
    land: UploadWish['land'] = () => undefined,
    keepsName = false,
  ): Promise<string | null> => {
    const words = await refusal(file);
    if (words !== null) {
      uploads.refuse(place, label, words);
      return null;
    }
    try {
      return await uploads.send({
        ...{ file, kind, place, label, keepsName, land },
        failed: t('make.file.failed'),
      });
    } catch (error) {
      // Spec 3 §8: a file-reading error name is shown in an alert.
      if (!(error instanceof Unreadable)) throw error;
      await tell({ message: t('error.files.readFailed', { name: error.message }) });
      return null;
    }
  };

  return {
    state,
    /** It belongs to the document, and goes on when whoever sent it is elsewhere. */
    goesOn: uploads !== own,
    /** What may be sent, and how large. */
    hint: t(`make.file.hint.${kind}`, most),
    refusal,
    /** The name that it got, or null where it did not arrive; the state says why. */
    send,
    refuse: (words: string) => uploads.refuse(place, label, words),
    cancel: () => uploads.cancel(place),
  };
}
