import { RESOURCES } from '@flink/contract/resources/all.ts';
import { moneyText } from '@flink/contract/rules/billing/money-text.ts';
import { ResourceList } from '../../resource/resource-list.tsx';

/** Gift cards with what they are worth in their currency. */
export default function GiftCardsListScreen() {
  return (
    <ResourceList
      resource={RESOURCES['gift-cards']}
      cells={{ value: (row) => moneyText(Number(row.value), String(row.currencyIsoCode)) }}
    />
  );
}
