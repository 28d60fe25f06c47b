import type { TFunction } from 'i18next';
import type { CompanyToken } from '@traveldesk/companies-contract';
import { Bidi, type DataColumn } from '@traveldesk/shared-ui';
import type { Format } from '@traveldesk/shared-web';
import { TokenState } from './TokenState';

export function tokenColumns(
  t: TFunction<'companies'>,
  { dateTime, date }: Format,
): DataColumn<CompanyToken>[] {
  return [
    { key: 'name', title: t('tokens.fields.name'), render: (_, { name }) => <bdi>{name}</bdi> },
    {
      key: 'prefix',
      title: t('tokens.fields.prefix'),
      render: (_, { prefix }) => <Bidi code>{`${prefix}…`}</Bidi>,
    },
    {
      key: 'scopes',
      title: t('tokens.fields.scopes'),
      render: (_, { scopes }) => scopes.map((scope) => t(`tokens.scopes.${scope}`)).join(', '),
    },
    {
      key: 'last_used_at',
      title: t('tokens.fields.last_used_at'),
      render: (_, token) => (token.last_used_at ? dateTime(token.last_used_at) : t('tokens.never')),
    },
    {
      key: 'expires_at',
      title: t('tokens.fields.expires_at'),
      render: (_, token) => date(token.expires_at),
    },
    {
      key: 'state',
      title: t('tokens.fields.state'),
      render: (_, { state, ended }) => <TokenState state={state} ended={ended} />,
    },
  ];
}
