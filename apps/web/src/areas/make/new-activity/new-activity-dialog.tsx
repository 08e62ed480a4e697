import { allows } from '@flink/contract/access/rules.ts';
import type { MadeActivity } from '@flink/contract/entities/make.ts';
import { StringPicker } from '@flink/make-kit/texts/string-picker.tsx';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { CheckboxField } from '@flink/ui/office/fields/checkbox-field.tsx';
import { SearchInput } from '@flink/ui/office/fields/search-input.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { useDraft } from '../../../shared/form/use-draft.ts';
import { officeApi } from '../../../shared/office/office-api.ts';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import { storedText } from '../../../shared/stored-text.ts';
import { houseStrings } from '../lists/house-strings.ts';
import type { MakeCommon, MakeTemplate } from '../lists/make-data.ts';
import { TemplateSign } from '../lists/template-sign.tsx';
import { useActivityChanges } from '../lists/use-activity-changes.tsx';
import classes from './new-activity-dialog.module.css';
import { isComplete, type NewActivityValues, offeredTemplates, typedName } from './new-activity-rule.ts';

/** Spec 3 §2.3: the language begins with English, or with the one that was made the default here. */
export const FIRST_LANGUAGE = 'en';
export const usualLanguage = storedText('flink-make-language');

const NAME_MAX = 200;

interface NewActivityDialogProps {
  readonly common: MakeCommon;
  readonly onClose: () => void;
  readonly onMade: (activity: MadeActivity) => void;
}

export function NewActivityDialog({ common, onClose, onMade }: NewActivityDialogProps) {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const { refresh } = useActivityChanges();
  const choosesLanguage = allows(
    { flinkMake: { controls: { languageSelector: true } } },
    holderOf(useSession()),
  );
  const usual = common.locales.some(({ code }) => code === usualLanguage.get()) ? usualLanguage.get() : null;
  const [isUsual, setUsual] = useState(choosesLanguage && usual !== null);
  const draft = useDraft({
    initial: {
      activityName: '',
      activityNameString: null,
      templateId: null,
      locale: (choosesLanguage ? usual : null) ?? FIRST_LANGUAGE,
    } as NewActivityValues,
    check: () => ({}),
    send: ({ activityName, activityNameString, templateId, locale }) =>
      officeApi('createActivity', {
        body: {
          ...(activityNameString === null ? { activityName: activityName.trim() } : { activityNameString }),
          templateId: templateId ?? '',
          locale: locale ?? FIRST_LANGUAGE,
        },
      }),
    onSaved: async ({ data }) => {
      if (choosesLanguage) usualLanguage.set(isUsual ? data.locale : null);
      await refresh();
      onMade(data);
    },
    onFailed: (error) => dialogs.error({ message: error.message }),
  });
  const { values, errors } = draft;
  const canSave = isComplete(values) && !draft.sending;
  const save = () => {
    if (canSave) draft.submit();
  };
  const hasString = values.activityNameString !== null;

  return (
    <Dialog
      opened
      closeButton
      width="choose"
      title={t('make.newActivity')}
      onClose={onClose}
      onConfirm={save}
      footNote={t('make.newNote')}
      foot={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('office.dialog.cancel')}
          </Button>
          <Button
            variant="primary"
            keys="mod+enter"
            disabled={!canSave}
            loading={draft.sending}
            onClick={save}
          >
            {t('make.save')}
          </Button>
        </>
      }
    >
      <div className={classes.fields} data-language={choosesLanguage ? '' : undefined}>
        <TextField
          label={t('make.name')}
          required
          icon="pencil"
          value={values.activityName}
          onChange={(text) => draft.change({ activityName: typedName(text) })}
          maxLength={NAME_MAX}
          disabled={hasString}
          hint={hasString ? t('make.nameIsString') : undefined}
          error={errors.activityName}
          language={values.locale ?? undefined}
        />
        <StringPicker
          label={t('make.chooseString')}
          placeholder={t('make.optional')}
          find={houseStrings.strings}
          language={values.locale ?? FIRST_LANGUAGE}
          value={values.activityNameString}
          onChange={(chosen) => draft.change({ activityNameString: chosen?.number ?? null })}
          error={errors.activityNameString}
        />
        {choosesLanguage && (
          <div>
            <SelectField
              label={t('make.language')}
              required
              value={values.locale}
              onChange={(locale) => draft.change({ locale })}
              options={common.locales.map(({ code, displayName }) => ({ value: code, label: displayName }))}
              error={errors.locale}
            />
            <CheckboxField label={t('make.usualLanguage')} checked={isUsual} onChange={setUsual} />
          </div>
        )}
      </div>
      <TemplateChoice
        templates={common.templates}
        chosen={values.templateId}
        onChoose={(templateId) => draft.change({ templateId })}
        error={errors.templateId}
      />
    </Dialog>
  );
}

interface TemplateChoiceProps {
  readonly templates: readonly MakeTemplate[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  readonly error: string | undefined;
}

function TemplateChoice({ templates, chosen, onChoose, error }: TemplateChoiceProps) {
  const { t, locale } = useTexts();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase();
  const offered = offeredTemplates(templates, locale);
  const found = offered.filter(({ activityTemplateName }) =>
    activityTemplateName.toLocaleLowerCase().includes(wanted),
  );
  const about = offered.find(({ _id }) => _id === chosen);
  return (
    <div className={classes.choice}>
      <div>
        <div className={classes.choiceHead}>
          <span id="new-activity-template">{t('make.template')}</span>
          <SearchInput
            label={t('make.template')}
            placeholder={t('make.findTemplate')}
            value={search}
            onChange={setSearch}
            onClear={() => setSearch('')}
          />
        </div>
        <div className={classes.templates} role="radiogroup" aria-labelledby="new-activity-template">
          {found.map(({ _id, activityTemplateName, family, glyph }) => (
            <label key={_id} className={classes.template}>
              <input
                type="radio"
                name="new-activity-template"
                checked={_id === chosen}
                onChange={() => onChoose(_id)}
              />
              <TemplateSign family={family} glyph={glyph} size="small" />
              <span>{activityTemplateName}</span>
            </label>
          ))}
          {found.length === 0 && <p className={classes.none}>{t('office.field.nothingFound')}</p>}
        </div>
        {error && <p className={classes.error}>{error}</p>}
      </div>
      {about && (
        <aside className={classes.about}>
          {about.thumb ? (
            <img className={classes.thumb} src={about.thumb} alt="" />
          ) : (
            <TemplateSign family={about.family} glyph={about.glyph} size="large" />
          )}
          <h3>{about.activityTemplateName}</h3>
          {about.explanation && <p className={classes.explanation}>{about.explanation}</p>}
          <ul>
            {about.availableForWordlists && (
              <li>
                <Icon name="list-letters" size={16} />
                {t('make.fromWordlist')}
              </li>
            )}
            {about.multiplayer && (
              <li>
                <Icon name="users-group" size={16} />
                {t('make.asTeam')}
              </li>
            )}
          </ul>
        </aside>
      )}
    </div>
  );
}
