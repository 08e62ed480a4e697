import { Tabs as MantineTabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { Count } from '../marks/count.tsx';

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly count?: number;
  /** The count is of things to fix. */
  readonly trouble?: boolean;
  readonly disabled?: boolean;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly current: string;
  readonly onChange: (id: string) => void;
}

export function Tabs({ label, tabs, current, onChange }: TabsProps) {
  return (
    <MantineTabs value={current} onChange={(id) => id !== null && onChange(id)} keepMounted={false}>
      <MantineTabs.List aria-label={label}>
        {tabs.map((tab) => (
          <MantineTabs.Tab key={tab.id} value={tab.id} disabled={tab.disabled}>
            {tab.label}
            {tab.count !== undefined && <Count value={tab.count} bad={tab.trouble} />}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {tabs.map((tab) => (
        <MantineTabs.Panel key={tab.id} value={tab.id}>
          {tab.content}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  );
}
