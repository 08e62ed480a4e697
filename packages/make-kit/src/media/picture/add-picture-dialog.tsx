import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { Tabs } from '@flink/ui/office/page/tabs.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Place } from '../../document/place.ts';
import { useEditing } from '../../editing.tsx';
import type { Clipart } from '../../host.ts';
import { ChooseFile, DropTarget } from '../drop-target.tsx';
import { UploadLine } from '../uploads/upload-line.tsx';
import { useUpload } from '../uploads/use-upload.ts';
import type { OpenedDialog } from '../use-lazy-dialog.tsx';
import classes from './add-picture-dialog.module.css';
import { ClipartTab } from './clipart-tab.tsx';
import { type Credit, creditOf } from './credits.ts';
import { type Box, isWhole, WHOLE } from './crop.ts';
import { CropFrame } from './crop-frame.tsx';
import { croppedFile } from './cropped-file.ts';

export interface TakenPicture {
  readonly file: string;
  /** What it shows; undefined where the template keeps no such words. */
  readonly shows: string | undefined;
  readonly credit: Credit;
}

export interface AddPictureProps extends OpenedDialog {
  readonly label: string;
  /** What the picture is about, as far as it is written beside it. */
  readonly words: string;
  readonly language: string;
  /** Undefined where the template keeps no such words. */
  readonly shows: string | undefined;
  /** The picture that is there, to be cropped or described; null: a new one is looked for. */
  readonly current: string | null;
  /** Where it will stand in the document; without one it is stopped when the dialog is closed. */
  readonly place?: Place;
  readonly onTake: (taken: TakenPicture, at: Place) => void;
}

/** A picture that was picked: a file, or the one that is there. */
interface Picked {
  readonly file: File;
  readonly url: string;
  /** Its name where it is in the activity already. */
  readonly name: string | null;
}

const NOWHERE: Place = [];
const LONGEST_NAME = 40;
const LONGEST = 500;
const LONGEST_CREDIT = 300;

/** Spec 3 §2.3: from computer or clipart. */
export default function AddPictureDialog(props: AddPictureProps) {
  const { label, place = NOWHERE, words, language, current, onTake } = props;
  const { host, now } = useEditing();
  const { t } = useTexts();
  const hintId = useId();
  const upload = useUpload({ kind: 'image', label, place: props.place });
  const picture = useRef<HTMLImageElement>(null);
  const [tab, setTab] = useState('computer');
  const [picked, setPicked] = useState<Picked | null>(null);
  const [fetching, setFetching] = useState<string | null>(null);
  const [box, setBox] = useState<Box>(WHOLE);
  /** A word or two name a picture; a whole page of text does not. */
  const named = words.length <= LONGEST_NAME && !words.includes('\n') ? words.trim() : '';
  const [shows, setShows] = useState(props.shows || (current === null ? named : ''));
  /** What the words beside it suggest gives way to what the picture is called. */
  const [isSaid, setSaid] = useState(Boolean(props.shows));
  const [credit, setCredit] = useState(() => creditOf(now().content, current ?? ''));
  const [isBusy, setBusy] = useState(false);

  const pick = async (file: File, name: string | null = null) => {
    const refusal = await upload.refusal(file);
    if (refusal !== null) return upload.refuse(refusal);
    upload.cancel();
    setBox(WHOLE);
    setPicked({ file, name, url: URL.createObjectURL(file) });
  };
  useEffect(() => {
    if (picked !== null) return () => URL.revokeObjectURL(picked.url);
  }, [picked]);

  const fetchPicture = async (url: string, name: string): Promise<File | null> => {
    try {
      return await host.pictureAt(url, name);
    } catch {
      upload.refuse(t('make.picture.notFetched'));
      return null;
    }
  };
  const pickClipart = async ({ key, name, url }: Clipart) => {
    setFetching(key);
    const file = await fetchPicture(url, name);
    setFetching(null);
    if (file === null) return;
    if (!isSaid) setShows(name);
    await pick(file);
  };
  const pickCurrent = useEffectEvent(async () => {
    if (current === null) return;
    const name =
      current
        .split('/')
        .at(-1)
        ?.replace(/\.[^.]*$/, '') ?? '';
    const file = await fetchPicture(host.mediaUrl(current), name);
    if (file !== null) await pick(file, current);
  });
  useEffect(() => void pickCurrent(), []);

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    if (!props.opened || file === undefined || picked !== null) return;
    event.preventDefault();
    void pick(file);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  const take = async () => {
    if (picked === null || picture.current === null) return;
    setBusy(true);
    try {
      const said = { shows: props.shows === undefined ? undefined : shows.trim(), credit };
      if (picked.name !== null && isWhole(box)) onTake({ file: picked.name, ...said }, place);
      else
        await upload.send(await croppedFile(picked.file, picture.current, box), (file, at) =>
          onTake({ file, ...said }, at),
        );
    } catch {
      upload.refuse(t('make.picture.broken'));
    } finally {
      setBusy(false);
    }
  };

  const writes = (field: keyof Credit) => (text: string) => setCredit({ ...credit, [field]: text });
  return (
    <Dialog
      opened={props.opened}
      onClose={props.onClose}
      title={current === null ? t('make.picture.add') : t('make.picture.edit')}
      lead={label}
      width="choose"
      closeButton
      {...(picked === null
        ? {}
        : {
            onConfirm: () => void take(),
            foot: (
              <>
                {picked.name === null && (
                  <Button disabled={isBusy} onClick={() => setPicked(null)}>
                    {t('make.picture.back')}
                  </Button>
                )}
                <Button variant="primary" loading={isBusy} onClick={() => void take()}>
                  {t('make.picture.use')}
                </Button>
              </>
            ),
          })}
    >
      {picked === null && current === null && (
        <Tabs
          label={t('make.picture.ways')}
          current={tab}
          onChange={setTab}
          tabs={[
            {
              id: 'computer',
              label: t('make.picture.computer'),
              content: (
                <div className={classes.tab}>
                  <DropTarget kind="image" large onFile={(file) => void pick(file)}>
                    <p id={hintId} className={classes.hint}>
                      {upload.hint}
                    </p>
                    <ChooseFile
                      kind="image"
                      label={label}
                      describedBy={hintId}
                      onFile={(file) => void pick(file)}
                    >
                      {t('make.file.choose')}
                    </ChooseFile>
                  </DropTarget>
                </div>
              ),
            },
            {
              id: 'clipart',
              label: t('make.clipart'),
              content: (
                <ClipartTab
                  words={named}
                  language={language}
                  fetching={fetching}
                  onPick={(one) => void pickClipart(one)}
                />
              ),
            },
          ]}
        />
      )}
      {picked !== null && (
        <div className={classes.details}>
          <div className={classes.crop}>
            <CropFrame
              url={picked.url}
              alt={shows || label}
              picture={picture}
              box={box}
              onChange={setBox}
              onBroken={() => {
                setPicked(null);
                upload.refuse(t('error.files.pictureBroken'));
              }}
            />
            <p className={classes.hint}>{t('make.crop.hint')}</p>
            {!isWhole(box) && (
              <Button icon="refresh" onClick={() => setBox(WHOLE)}>
                {t('make.crop.whole')}
              </Button>
            )}
          </div>
          <div className={classes.fields}>
            {props.shows !== undefined && (
              <TextField
                label={t('make.picture.alternative')}
                hint={t('make.picture.alternativeHint')}
                language={language}
                maxLength={LONGEST}
                value={shows}
                onChange={(typed) => {
                  setSaid(true);
                  setShows(typed);
                }}
              />
            )}
            <TextField
              label={t('make.picture.author')}
              maxLength={LONGEST_CREDIT}
              value={credit.author}
              onChange={writes('author')}
            />
            <TextField
              label={t('make.picture.licence')}
              hint={t('make.picture.licenceHint')}
              maxLength={LONGEST_CREDIT}
              value={credit.licence}
              onChange={writes('licence')}
            />
            <TextField
              label={t('make.picture.source')}
              hint={t('make.picture.sourceHint')}
              maxLength={LONGEST_CREDIT}
              value={credit.source}
              onChange={writes('source')}
            />
          </div>
        </div>
      )}
      <UploadLine upload={upload} label={label} />
    </Dialog>
  );
}
