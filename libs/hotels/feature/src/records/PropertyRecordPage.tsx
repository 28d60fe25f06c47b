import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { hotelPaths, type PropertyRecord } from '@traveldesk/hotels-contract';
import { preloadable, RecordPage, Related, RelatedList } from '@traveldesk/shared-ui';
import { ofRecord, recordLoader } from '@traveldesk/shared-web';
import '@traveldesk/hotels-ui/texts';
import { DecisionDialog, type Asked } from './DecisionDialog';
import { recordPath } from './property.columns';
import { PropertyRecordFacts } from './PropertyRecordFacts';
import { hotelsPropertyRecord, useHotelsPropertyRecordQuery } from './records.api';

const { Component: PropertyHistory } = preloadable(
  async () => (await import('./PropertyHistory')).PropertyHistory,
);

/** Our record of a property: its suppliers' ids, the records that it may be joined with, and the decisions about it. */
export function PropertyRecordPage() {
  const { t } = useTranslation(['hotels', 'common']);
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const result = useHotelsPropertyRecordQuery(id, ofRecord);
  const record = result.currentData;
  const [asked, setAsked] = useState<Asked>();
  // The id of a record that was joined to another leads to the one that holds its supplier's id.
  if (record && record.id !== id) return <Navigate to={recordPath(record.id)} replace />;
  const close = (after?: PropertyRecord) => {
    setAsked(undefined);
    if (after && after.id !== id) void navigate(recordPath(after.id), { replace: true });
  };
  return (
    <>
      <RecordPage
        name={record?.name}
        back="/hotels/properties"
        backLabel={t('records.title')}
        result={result}
        actions={[]}
        buttons={
          record && (
            <>
              <Button onClick={() => setAsked({ decision: 'join', record })}>
                {t('records.join.action')}
              </Button>
              {record.suppliers.length > 1 && (
                <Button onClick={() => setAsked({ decision: 'split', record })}>
                  {t('records.split.action')}
                </Button>
              )}
            </>
          )
        }
        tabs={[
          {
            key: 'history',
            label: t('common:history.title'),
            content: record && (
              <PropertyHistory
                record={record}
                onUndo={(undone) => setAsked({ decision: 'undo', record, undone })}
              />
            ),
          },
        ]}
      >
        <PropertyRecordFacts record={record} />
        {record && (
          <Related>
            <RelatedList
              label={t('records.matches.title')}
              to={`/hotels/properties/matches?name=${encodeURIComponent(record.name)}`}
              of={{ url: hotelPaths.propertyMatches, params: { name: record.name } }}
            />
          </Related>
        )}
      </RecordPage>
      {asked && <DecisionDialog asked={asked} onClose={close} />}
    </>
  );
}

PropertyRecordPage.loader = recordLoader(hotelsPropertyRecord);

export { PropertyRecordPage as Component };
