import { FilePdfOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { bookingPathsOf, type Booking, type BookingDocument } from '@traveldesk/bookings-contract';
import { languages, type Language } from '@traveldesk/shared-contract';
import { languageNames, useSharedSaveListMutation } from '@traveldesk/shared-web';

/** Downloads a booking's documents as PDF, in a chosen language. */
export function DocumentMenu({ booking: { product, id, pnr, number, documents } }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const [save, { isLoading }] = useSharedSaveListMutation();
  const load = (kind: BookingDocument, language: Language) =>
    void save({
      url: bookingPathsOf(product).document(id, kind),
      params: { language },
      name: `${kind}-${pnr ?? number}-${language}.pdf`,
    });
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: documents.map((kind) => ({
          key: kind,
          type: 'group' as const,
          label: t(`documents.${kind}`),
          children: languages.map((language) => ({
            key: `${kind} ${language}`,
            label: <bdi>{languageNames[language]}</bdi>,
            onClick: () => load(kind, language),
          })),
        })),
      }}
    >
      <Button icon={<FilePdfOutlined aria-hidden />} loading={isLoading}>
        {t('documents.pdf')}
      </Button>
    </Dropdown>
  );
}
