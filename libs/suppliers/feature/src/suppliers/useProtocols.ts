import { useLanguage } from '@traveldesk/shared-web';
import { useSuppliersProtocolsQuery } from './suppliers.api';

/** The protocols that the server speaks, in the user's language; none until they have been read. */
export function useProtocols() {
  const { language } = useLanguage();
  const { data } = useSuppliersProtocolsQuery();
  const protocols =
    data?.data.map(({ title, note, ...protocol }) => ({
      ...protocol,
      title: title[language],
      note: note[language],
    })) ?? [];
  return {
    protocols,
    protocolName: (name: string) => protocols.find((protocol) => protocol.name === name)?.title ?? name,
  };
}
