import { Button } from '@flink/ui/office/buttons/button.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { saidOf } from '../../../../../shared/form/said-of.ts';
import { useDraft } from '../../../../../shared/form/use-draft.ts';
import { officeApi } from '../../../../../shared/office/office-api.ts';
import { ownTimeZone, timeZoneGroups } from '../../../../../shared/time-zones.ts';
import partClasses from '../form-parts.module.css';
import classes from './school-sign-in.module.css';
import { linkKey, type SchoolLink } from './use-school-link.ts';

interface LinkFormProps {
  readonly link: SchoolLink;
  readonly onDone: () => void;
  readonly onCancel?: () => void;
}

/** What links an organisation to its district. A token is never shown again: a changed link asks for it anew. */
export function LinkForm({ link, onDone, onCancel }: LinkFormProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const queries = useQueryClient();
  const { values, errors, failure, sending, change, submit } = useDraft({
    initial: {
      districtId: link.districtId ?? '',
      accessToken: '',
      productId: link.productId ?? (link.products.length === 1 ? (link.products[0]?._id ?? null) : null),
      timeZone: link.timeZone ?? ownTimeZone(),
    },
    check: (form) =>
      saidOf(t, {
        districtId: form.districtId.trim() ? undefined : 'request.required',
        accessToken: form.accessToken.trim() ? undefined : 'request.required',
        productId: form.productId === null ? 'request.required' : undefined,
      }),
    send: (body) => officeApi('linkSchool', { params: { id: link._id }, body }),
    onSaved: async ({ data }) => {
      queries.setQueryData(linkKey(link._id), data);
      toasts.show({ message: t('schools.linked') });
      onDone();
    },
  });
  const error = (name: keyof typeof values) => (errors[name] ? { error: errors[name] } : {});
  return (
    <fieldset className={classes.form}>
      <legend>{t('schools.link')}</legend>
      <p className={classes.hint}>
        {link.sandbox ? t('schools.sandboxHint', link.sandbox) : t('schools.linkHint')}
      </p>
      <div className={classes.fields}>
        <TextField
          label={t('schools.districtId')}
          required
          maxLength={100}
          autoComplete="off"
          value={values.districtId}
          onChange={(districtId) => change({ districtId })}
          onEnter={() => submit()}
          {...error('districtId')}
        />
        <TextField
          label={t('schools.accessToken')}
          hint={t('schools.accessTokenHint')}
          required
          maxLength={500}
          autoComplete="off"
          value={values.accessToken}
          onChange={(accessToken) => change({ accessToken })}
          onEnter={() => submit()}
          {...error('accessToken')}
        />
        <SelectField
          label={t('schools.product')}
          hint={t('schools.productHint')}
          required
          value={values.productId}
          options={link.products.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={(productId) => change({ productId })}
          {...error('productId')}
        />
        <SelectField
          label={t('schools.timeZone')}
          required
          searchable
          value={values.timeZone}
          options={timeZoneGroups(values.timeZone)}
          onChange={(timeZone) => timeZone && change({ timeZone })}
          {...error('timeZone')}
        />
      </div>
      <p role="alert" className={partClasses.done}>
        {failure && <StatePip tone="bad">{failure.message}</StatePip>}
      </p>
      <div className={classes.buttons}>
        {onCancel && <Button onClick={onCancel}>{t('schools.cancel')}</Button>}
        <Button variant="primary" loading={sending} onClick={() => submit()}>
          {t('schools.save')}
        </Button>
      </div>
    </fieldset>
  );
}
