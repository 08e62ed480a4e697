import { CallFailed } from '@flink/contract/client/client.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import type { MakeCommon } from '../lists/make-data.ts';
import { MY_WORDLISTS } from './wordlists-data.ts';

interface NewListDialogProps {
  readonly common: MakeCommon;
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

/** Spec 3 §9: English where nothing else is said. */
const DEFAULT_LOCALE = 'en';

export function NewListDialog({ common, onClose, onMade }: NewListDialogProps) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [locale, setLocale] = useState(DEFAULT_LOCALE);
  const [refused, setRefused] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const isNamed = name.trim() !== '';

  const save = async () => {
    if (!isNamed || isSaving) return;
    setSaving(true);
    try {
      const { data } = await officeApi('createWordlist', { body: { name, locale } });
      await queries.invalidateQueries({ queryKey: MY_WORDLISTS });
      onMade(data._id);
    } catch (error) {
      setRefused(error instanceof CallFailed ? (error.fields.name ?? error.message) : String(error));
      setSaving(false);
    }
  };
  return (
    <Dialog
      opened
      title={t('make.wordlists.new')}
      onClose={onClose}
      onConfirm={() => void save()}
      foot={
        <>
          <Button onClick={onClose}>{t('office.dialog.cancel')}</Button>
          <Button variant="primary" disabled={!isNamed} loading={isSaving} onClick={() => void save()}>
            {t('make.save')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('make.name')}
        required
        maxLength={200}
        value={name}
        {...(refused === undefined ? {} : { error: refused })}
        onChange={(typed) => {
          setName(typed);
          setRefused(undefined);
        }}
        onEnter={() => void save()}
      />
      <SelectField
        label={t('make.wordlists.language')}
        searchable
        value={locale}
        onChange={(code) => setLocale(code ?? DEFAULT_LOCALE)}
        options={common.locales.map(({ code, displayName }) => ({ value: code, label: displayName }))}
      />
    </Dialog>
  );
}
