import { RESOURCES } from '@flink/contract/resources/all.ts';
import { LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { lazily } from '@flink/ui/office/release/lazily.ts';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { Suspense } from 'react';
import { useCommonData } from '../../../../shared/common-data.ts';
import { currentSession } from '../../../../shared/session/session-store.ts';
import { FieldInput } from '../../resource/fields/field-input.tsx';
import type { FieldInputProps } from '../../resource/fields/field-props.ts';
import type { ManagedRow } from '../../resource/resource-api.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { RowLoader } from '../../resource/row-loader.tsx';
import { ConfigForm } from './configuration/config-form.tsx';
import { type StoredConfig, useConfigDraft } from './configuration/use-config-draft.ts';
import { Waiting } from './loaded.tsx';
import { OnThisPage } from './on-this-page.tsx';
import { PlansEditor } from './plans/plans-editor.tsx';
import { type OrganizationPlans, usePlansDraft } from './plans/use-plans-draft.ts';
import { RepField } from './rep-field.tsx';
import { useMay } from './use-may.ts';
import { useStoredConfig, useStoredPlans } from './use-stored.ts';

const resource = RESOURCES['master-organizations'];

const SchoolSignIn = lazily(() => import('./school-sign-in/school-sign-in.tsx'));

/** An organisation with what it purchased and how it is set up (spec 3 §4.6). */
export default function MasterOrganizationFormScreen() {
  return (
    <RowLoader resource={resource}>
      {(row) => (row ? <Loaded key={row._id} row={row} /> : <NewOrganization />)}
    </RowLoader>
  );
}

const repField = (name: string | null) => ({
  repId: (props: FieldInputProps) => <RepField {...props} name={name} />,
});

function NewOrganization() {
  const session = currentSession();
  const preset = session?.userRole.alias === 'REP' ? { repId: session.user._id } : {};
  return <ResourceForm resource={resource} row={null} fields={repField(null)} preset={preset} />;
}

function Loaded({ row }: { readonly row: ManagedRow }) {
  const may = useMay();
  const plans = useStoredPlans(row._id, may.seePlans);
  const config = useStoredConfig('masterOrganizations', row._id);
  // Who may not see plans has none to wait for.
  const shown = may.seePlans ? plans.data : noPlansOf(row);
  if (!config.data || !shown) return <Waiting title={String(row.name)} queries={[config, plans]} />;
  return <OrganizationForm row={row} plans={shown} config={config.data} />;
}

const noPlansOf = ({ _id, name }: ManagedRow) =>
  ({ _id, name, products: [], regions: [], learningCenters: [] }) as unknown as OrganizationPlans;

interface OrganizationFormProps {
  readonly row: ManagedRow;
  readonly plans: OrganizationPlans;
  readonly config: StoredConfig;
}

function OrganizationForm({ row, plans, config }: OrganizationFormProps) {
  const { t } = useTexts();
  const may = useMay();
  const { locales } = useCommonData();
  const still = (props: FieldInputProps) => (
    <FieldInput {...props} disabled hint={t('organizations.headOfficeDecides')} />
  );
  // How it pays is not its own to change.
  const locked = { plansType: still, currencyIsoCode: still };
  const plansDraft = usePlansDraft(plans);
  const configDraft = useConfigDraft('masterOrganizations', config, {
    isPrivileged: may.turnSwitches,
    locales: locales.map(({ code }) => code),
  });
  return (
    <ResourceForm
      resource={resource}
      row={row}
      fields={{ ...repField(row.repName as string | null), ...(may.purchase ? {} : locked) }}
      along={[plansDraft, configDraft]}
      actions={
        may.seePlans && (
          <LinkButton icon="sitemap" href={`/admin/master-organizations/plans/${row._id}`}>
            {t('organizations.below', {
              regions: t('organizations.regions', { count: plans.regions.length }),
              centers: t('organizations.centers', { count: plans.learningCenters.length }),
            })}
          </LinkButton>
        )
      }
      below={(values) => (
        <>
          {may.seePlans && (
            <PlansEditor
              status={plans}
              draft={plansDraft}
              plansType={values.plansType}
              mayPurchase={may.purchase}
            />
          )}
          <ConfigForm draft={configDraft} about={t('config.forAllBelow')} disabled={!may.configure} />
          {may.seeSchool && (
            <Suspense fallback={<SkeletonRows rows={3} withPicture={false} />}>
              <SchoolSignIn organizationId={row._id} />
            </Suspense>
          )}
        </>
      )}
      beside={
        <OnThisPage
          parts={[
            ...(may.seePlans ? [{ id: 'plans', label: t('plans.title') }] : []),
            { id: 'config', label: t('config.title') },
            ...(may.seeSchool ? [{ id: 'school', label: t('schools.title') }] : []),
          ]}
        />
      }
    />
  );
}
