import { ActionMenu } from '@flink/ui/office/buttons/action-menu.tsx';
import { Button, type ButtonVariant, LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { Kbd } from '@flink/ui/office/buttons/kbd.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { type IconName, iconPaths } from '@flink/ui/office/icons/icon-paths.ts';
import type { Specimen } from '../specimen.ts';
import styles from './board.module.css';
import { Board, State } from './board.tsx';
import { useSample } from './samples.ts';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'line', 'soft', 'quiet', 'bad', 'badSolid'];

function Buttons() {
  const say = useSample();
  return (
    <Board title="Button">
      {VARIANTS.map((variant) => (
        <State key={variant} name={`${variant}: plain, with a sign, with a key, busy, off`}>
          <Button variant={variant}>{say('save')}</Button>
          <Button variant={variant} icon="file-import">
            {say('importTeachers')}
          </Button>
          <Button variant={variant} icon="plus" keys="n">
            {say('newUser')}
          </Button>
          <Button variant={variant} loading>
            {say('save')}
          </Button>
          <Button variant={variant} icon="plus" keys="mod+s" disabled>
            {say('save')}
          </Button>
        </State>
      ))}
      <State name="large, a link, long words">
        <Button variant="primary" large icon="sparkles">
          {say('speak')}
        </Button>
        <LinkButton href="#/office/button" variant="line" icon="external-link">
          {say('reports')}
        </LinkButton>
        <Button wraps>{say('longAction')}</Button>
      </State>
    </Board>
  );
}

function IconButtons() {
  const say = useSample();
  return (
    <Board title="Icon button and menu">
      <State name="quiet, line, bad, off">
        <IconButton icon="download" label={say('download')} />
        <IconButton icon="columns-3" label={say('columns')} variant="line" />
        <IconButton icon="trash" label={say('remove')} variant="bad" />
        <IconButton icon="download" label={say('download')} disabled />
        <IconButton icon="columns-3" label={say('columns')} variant="line" disabled />
      </State>
      <State name="in a row: 32 px to see, 40 px to hit">
        <IconButton icon="pencil" label={say('rename')} inRow />
        <IconButton icon="pencil" label={say('rename')} inRow disabled />
        <ActionMenu
          inRow
          label={say('options')}
          actions={[
            { label: say('sendAgain'), icon: 'send', onSelect: () => {} },
            { label: say('setPassword'), icon: 'key', onSelect: () => {} },
            { label: say('reports'), icon: 'chart-bar', href: '#/office/icon-button' },
            { label: say('assign'), icon: 'users-group', onSelect: () => {}, disabled: true },
            { label: say('remove'), icon: 'trash', bad: true, apart: true, onSelect: () => {} },
          ]}
        />
      </State>
      <State name="keys">
        <Kbd keys="/" />
        <Kbd keys="n" />
        <Kbd keys="mod+k" />
        <Kbd keys="mod+enter" />
        <Kbd keys="esc" />
      </State>
    </Board>
  );
}

function Icons() {
  return (
    <Board title="Icons">
      <div className={styles.icons} lang="en">
        {Object.keys(iconPaths).map((name) => (
          <div key={name} className={styles.icon}>
            <Icon name={name as IconName} size={24} />
            {name}
          </div>
        ))}
      </div>
    </Board>
  );
}

export const buttonSpecimens: readonly Specimen[] = [
  { id: 'button', title: 'Button', look: 'office', render: () => <Buttons /> },
  { id: 'icon-button', title: 'Icon button, menu, keys', look: 'office', render: () => <IconButtons /> },
  { id: 'icons', title: 'Icons', look: 'office', render: () => <Icons /> },
];
