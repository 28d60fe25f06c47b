import { Form } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClearableSelect, foldedFilter, type FieldRules } from '@traveldesk/shared-ui';
import { deviceZone, knowsZone } from '@traveldesk/shared-web';

/** The user's own time zone, found by its city or offset. */
export function TimeZoneField({ stored, rules }: { stored: string | null | undefined; rules: FieldRules }) {
  const { t } = useTranslation('users');
  const [wasOpened, setOpened] = useState(false);
  const isUnknown = !!stored && !knowsZone(stored);
  // Some 400 offsets take a moment, so they are computed when the list opens.
  const options = useMemo(() => {
    const zones = wasOpened ? Intl.supportedValuesOf('timeZone') : [];
    const all = [...new Set([...(stored ? [stored] : []), ...zones])];
    return all.map((zone) => ({ value: zone, label: zoneName(zone) }));
  }, [stored, wasOpened]);
  return (
    <Form.Item
      name="time_zone"
      label={t('users.fields.time_zone')}
      extra={
        isUnknown
          ? t('profile.zoneUnknown', { zone: isolated(stored), device: isolated(deviceZone()) })
          : t('profile.zoneHint')
      }
      rules={rules('time_zone')}
      normalize={(zone?: string) => zone ?? null}
    >
      <ClearableSelect<string>
        showSearch={foldedFilter}
        options={options}
        placeholder={t('profile.zoneOfDevice', { zone: isolated(deviceZone()) })}
        onOpenChange={(open) => open && setOpened(true)}
      />
    </Form.Item>
  );
}

/** `Africa/Cairo (GMT+2)`, left to right in Arabic too. */
function zoneName(zone: string): string {
  return isolated(`${zone.replaceAll('_', ' ')}${knowsZone(zone) ? ` (${offsetOf(zone)})` : ''}`);
}

function offsetOf(zone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

const isolated = (text: string) => `\u2066${text}\u2069`;
