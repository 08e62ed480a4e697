import { LinkButton } from '@flink/ui/play/buttons/link-button.tsx';
import { EmptyState } from '@flink/ui/play/states/empty-state.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { createLink } from '@tanstack/react-router';
import { useRef } from 'react';
import { addressOf, type Place } from '../way/menu-link.tsx';
import { useMenuKeys } from '../way/use-menu-keys.ts';
import { useWayUp } from '../way/use-way-up.ts';
import { MenuStage } from './menu-stage.tsx';

const RouterLinkButton = createLink(LinkButton);

export interface NothingHereProps {
  readonly title: string;
  readonly parent: Place;
}

/** A page of the menu that is not there, or holds nothing; it leads back to one that does. */
export function NothingHere({ title, parent }: NothingHereProps) {
  const { t } = useTexts();
  const up = useWayUp(parent);
  useMenuKeys(useRef(null), up);
  return (
    <MenuStage onUp={up} stand="middle">
      <EmptyState title={title}>
        <RouterLinkButton {...addressOf({ kind: 'board' })} variant="go" icon="home">
          {t('menu.toTheMenu')}
        </RouterLinkButton>
      </EmptyState>
    </MenuStage>
  );
}
