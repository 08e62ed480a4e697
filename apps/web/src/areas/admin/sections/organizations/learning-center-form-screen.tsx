import { RESOURCES } from '@flink/contract/resources/all.ts';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { lazily } from '@flink/ui/office/release/lazily.ts';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useCommonData } from '../../../../shared/common-data.ts';
import { officeApi } from '../../../../shared/office/office-api.ts';
import { currentSession } from '../../../../shared/session/session-store.ts';
import { ownTimeZone, timeZoneGroups } from '../../../../shared/time-zones.ts';
import { FieldInput } from '../../resource/fields/field-input.tsx';
import type { FieldInputProps } from '../../resource/fields/field-props.ts';
import type { ManagedRow } from '../../resource/resource-api.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { RowLoader } from '../../resource/row-loader.tsx';
import { ConfigForm } from './configuration/config-form.tsx';
import { type StoredConfig, useConfigDraft } from './configuration/use-config-draft.ts';
import { ItsOrganization } from './its-organization.tsx';
import { Waiting } from './loaded.tsx';
import { Plans } from './plans/plans-panel.tsx';
import { useAssignments } from './plans/use-assignments.ts';
import type { OrganizationPlans } from './plans/use-plans-draft.ts';
import { presetOrganization } from './preset-organization.ts';
import { useMay } from './use-may.ts';
import { useStoredConfig, useStoredPlans } from './use-stored.ts';

const resource = RESOURCES['learning-centers'];

const CodesPanel = lazily(() => import('./codes/codes-panel.tsx'));

/** A learning center with its configuration and its codes. */
export default function LearningCenterFormScreen() {
  return (
    <RowLoader resource={resource}>
      {(row) => (row ? <Loaded key={row._id} row={row} /> : <NewCenter />)}
    </RowLoader>
  );
}

const shown = (text: unknown) => (text === null || text === undefined ? '' : String(text));

const Still = ({ label, text }: { readonly label: string; readonly text: unknown }) => (
  <TextField label={label} disabled value={shown(text)} onChange={() => undefined} />
);

function TimeZoneField({ value, onChange, field: _, option: _option, ...words }: FieldInputProps) {
  const current = typeof value === 'string' ? value : '';
  return (
    <SelectField
      label={words.label}
      required={words.required ?? false}
      disabled={words.disabled ?? false}
      {...(words.error ? { error: words.error } : {})}
      value={current || null}
      options={timeZoneGroups(current)}
      searchable
      onChange={(zone) => onChange(zone ?? '')}
    />
  );
}

function ProductField({ value, onChange, label, hint, error, disabled = false }: FieldInputProps) {
  const products = useQuery({
    queryKey: ['products', 'names'],
    queryFn: async ({ signal }) => (await officeApi('productNames', {}, { signal })).data,
  });
  return (
    <SelectField
      label={label}
      disabled={disabled}
      {...(error ? { error } : {})}
      {...(hint ? { hint } : {})}
      value={value as string | null}
      options={(products.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
      clearable
      onChange={onChange}
    />
  );
}

interface RegionFieldProps extends FieldInputProps {
  readonly organizationId: unknown;
}

/** Who sees all organisations is offered the regions of the one that is chosen, and no others. */
function RegionField({ organizationId, ...props }: RegionFieldProps) {
  const { t } = useTexts();
  const { assign } = useMay();
  const wanted = assign && typeof organizationId === 'string';
  const { data } = useStoredPlans(String(organizationId), wanted);
  const { value, onChange, label, disabled = false, error, hint } = props;
  const [first] = useState(organizationId);
  // What is known of the organization that the center has may be older than its region: nothing is taken out for that.
  const isUnknown = value !== null && data?.regions.every(({ _id }) => _id !== value) === true;
  const isElsewhere = isUnknown && organizationId !== first;
  const leave = useEffectEvent(() => onChange(null));
  useEffect(() => {
    if (isElsewhere) leave();
  }, [isElsewhere]);
  if (!wanted || !data || (isUnknown && !isElsewhere)) return <FieldInput {...props} />;
  const isNone = data.regions.length === 0;
  return (
    <SelectField
      label={label}
      disabled={disabled || isNone}
      {...(error ? { error } : {})}
      {...(isNone ? { hint: t('organizations.noRegions') } : hint ? { hint } : {})}
      value={isElsewhere ? null : (value as string | null)}
      options={data.regions.map(({ _id, name }) => ({ value: _id, label: name }))}
      searchable
      clearable
      onChange={onChange}
    />
  );
}

/** A center that is there has one of the two. */
const PLANS_TYPE = { kind: 'choice', values: ['DEFAULT', 'PREPAID'] } as const;

const OWN_FIELDS = {
  timeZone: (props: FieldInputProps) => <TimeZoneField {...props} />,
  productId: (props: FieldInputProps) => <ProductField {...props} />,
  regionId: (props: FieldInputProps, propsOf: (name: string) => FieldInputProps) => (
    <RegionField {...props} organizationId={propsOf('masterOrganizationId').value} />
  ),
};

function NewCenter() {
  const { t } = useTexts();
  const { purchase } = useMay();
  const { user, userRole } = currentSession() ?? {};
  const isRegion = userRole?.alias === 'REGION_ADMIN';
  const { searchStr } = useLocation();
  const preset = {
    timeZone: ownTimeZone(),
    ...presetOrganization(searchStr),
    ...(user?.masterOrganizationId ? { masterOrganizationId: user.masterOrganizationId } : {}),
    ...(isRegion && user?.regionId ? { regionId: user.regionId } : {}),
  };
  return (
    <ResourceForm
      resource={resource}
      row={null}
      preset={preset}
      fields={{
        ...OWN_FIELDS,
        // How an organisation pays is decided where it is sold.
        plansType: purchase
          ? (props: FieldInputProps) => <FieldInput {...props} hint={t('organizations.plansTypeOfNew')} />
          : null,
        // Who belongs to an organisation makes centers in it, a region in itself.
        ...(user?.masterOrganizationId && isRegion ? { masterOrganizationId: null } : {}),
        ...(isRegion ? { regionId: null } : {}),
      }}
    />
  );
}

function Loaded({ row }: { readonly row: ManagedRow }) {
  const may = useMay();
  const config = useStoredConfig('learningCenters', row._id);
  const plans = useStoredPlans(String(row.masterOrganizationId), may.assign);
  // Who cannot see the plans of the whole organization looks at those of the place alone.
  if (!config.data || (may.assign && plans.isPending))
    return <Waiting title={String(row.name)} queries={[config]} />;
  return <CenterForm row={row} config={config.data} plans={plans.data ?? null} />;
}

/** Decided above the center itself. */
const NOT_ITS_OWN = ['url', 'productId', 'plansType', 'expirationDate'] as const;

interface CenterFormProps {
  readonly row: ManagedRow;
  readonly config: StoredConfig;
  /** Of the organisation above it, for who may give of them. */
  readonly plans: OrganizationPlans | null;
}

function CenterForm({ row, config, plans }: CenterFormProps) {
  const { t } = useTexts();
  const may = useMay();
  const { locales } = useCommonData();
  const assignments = useAssignments(plans);
  const alias = currentSession()?.userRole.alias;
  const isItself = alias === 'LEARNING_CENTER_ADMIN';
  const draft = useConfigDraft('learningCenters', config, {
    isPrivileged: may.turnSwitches,
    locales: locales.map(({ code }) => code),
  });
  const locked = Object.fromEntries(
    NOT_ITS_OWN.map((name) => [
      name,
      (props: FieldInputProps) => {
        const still = { ...props, disabled: true, hint: t('organizations.decidedAbove') };
        return name === 'productId' ? <ProductField {...still} /> : <FieldInput {...still} />;
      },
    ]),
  );
  const mayMove = alias !== 'REGION_ADMIN' && !isItself;
  return (
    <ResourceForm
      resource={resource}
      row={row}
      fields={{
        ...OWN_FIELDS,
        plansType: (props: FieldInputProps) => (
          <FieldInput
            {...props}
            field={PLANS_TYPE}
            required
            {...(may.purchase ? {} : { disabled: true, hint: t('organizations.headOfficeDecides') })}
          />
        ),
        ...(isItself ? locked : {}),
        masterOrganizationId: ({ label }: FieldInputProps) => <ItsOrganization label={label} row={row} />,
        ...(mayMove
          ? {}
          : { regionId: ({ label }: FieldInputProps) => <Still label={label} text={row.regionName} /> }),
      }}
      along={[draft, assignments]}
      below={
        <ConfigForm draft={draft} about={t('config.forThisCenter')} disabled={!may.configure} withPhone />
      }
      beside={
        <>
          {may.seePlans && <Plans of="learningCenters" row={row} status={plans} draft={assignments} />}
          {may.seeCodes && (
            <Suspense fallback={<SkeletonRows rows={3} withPicture={false} />}>
              <CodesPanel centerId={row._id} centerName={String(row.name)} mayMake={may.makeCodes} />
            </Suspense>
          )}
        </>
      }
    />
  );
}
