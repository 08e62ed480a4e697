import { RESOURCES } from '@flink/contract/resources/all.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useLocation } from '@tanstack/react-router';
import { useCommonData } from '../../../../shared/common-data.ts';
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

const resource = RESOURCES.regions;

/** A region with the configuration of its centers. */
export default function RegionFormScreen() {
  return (
    <RowLoader resource={resource}>
      {(row) => (row ? <Loaded key={row._id} row={row} /> : <NewRegion />)}
    </RowLoader>
  );
}

function NewRegion() {
  const preset = presetOrganization(useLocation().searchStr);
  return <ResourceForm resource={resource} row={null} preset={preset} />;
}

function Loaded({ row }: { readonly row: ManagedRow }) {
  const may = useMay();
  const config = useStoredConfig('regions', row._id);
  const plans = useStoredPlans(String(row.masterOrganizationId), may.assign);
  // Who cannot see the plans of the whole organization looks at those of the place alone.
  if (!config.data || (may.assign && plans.isPending))
    return <Waiting title={String(row.name)} queries={[config]} />;
  return <RegionForm row={row} config={config.data} plans={plans.data ?? null} />;
}

interface RegionFormProps {
  readonly row: ManagedRow;
  readonly config: StoredConfig;
  /** Of the organisation above it, for who may give of them. */
  readonly plans: OrganizationPlans | null;
}

function RegionForm({ row, config, plans }: RegionFormProps) {
  const { t } = useTexts();
  const may = useMay();
  const { locales } = useCommonData();
  const assignments = useAssignments(plans);
  const draft = useConfigDraft('regions', config, {
    isPrivileged: may.turnSwitches,
    locales: locales.map(({ code }) => code),
  });
  return (
    <ResourceForm
      resource={resource}
      row={row}
      fields={{
        masterOrganizationId: ({ label }: FieldInputProps) => <ItsOrganization label={label} row={row} />,
      }}
      along={[draft, assignments]}
      below={<ConfigForm draft={draft} about={t('config.forAllCenters')} disabled={!may.configure} />}
      beside={may.seePlans && <Plans of="regions" row={row} status={plans} draft={assignments} />}
    />
  );
}
