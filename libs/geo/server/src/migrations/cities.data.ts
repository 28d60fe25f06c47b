// Written by tools/reference-data/airports.mjs.

/** IATA code, ISO 3166-1 country, time zone, then the name in English, French and Arabic. */
export const cities: readonly string[][] = `
AAA|PF|Pacific/Tahiti|Anaa|Anaa|Anaa
AAC|EG|Africa/Cairo|El Arish|El Arish|El Arish
AAE|DZ|Africa/Algiers|Annaba|Annaba|Annaba
AAG|BR|America/Sao_Paulo|Arapoti|Arapoti|Arapoti
AAI|BR|America/Belem|Arraias|Arraias|Arraias
AAK|KI|Pacific/Tarawa|Aranuka|Aranuka|Aranuka
AAL|DK|Europe/Copenhagen|Aalborg|Aalborg|Aalborg
AAN|AE|Asia/Dubai|Al Ain|Al Ain|Al Ain
AAP|ID|Asia/Makassar|Samarinda|Samarinda|Samarinda
AAQ|RU|Europe/Moscow|Anapa|Anapa|Anapa
AAR|DK|Europe/Copenhagen|Aarhus|Aarhus|Aarhus
AAT|CN|Asia/Urumqi|Altay|Altay|Altay
AAX|BR|America/Sao_Paulo|Araxá|Araxá|Araxá
AAY|YE|Asia/Aden|Al Ghaydah|Al Ghaydah|Al Ghaydah
AAZ|GT|America/Guatemala|Quetzaltenango|Quetzaltenango|Quetzaltenango
ABA|RU|Asia/Krasnoyarsk|Abakan|Abakan|Abakan
ABD|IR|Asia/Tehran|Abadan|Abadan|Abadan
ABE|US|America/New_York|Allentown|Allentown|Allentown
ABI|US|America/Chicago|Abilene|Abilene|Abilene
ABJ|CI|Africa/Abidjan|Abidjan|Abidjan|أبيدجان
ABK|ET|Africa/Addis_Ababa|Kebri Dahar|Kebri Dahar|Kebri Dahar
ABL|US|America/Anchorage|Ambler|Ambler|Ambler
ABM|AU|Australia/Brisbane|Bamaga|Bamaga|Bamaga
ABQ|US|America/Denver|Albuquerque|Albuquerque|Albuquerque
ABR|US|America/Chicago|Aberdeen|Aberdeen|Aberdeen
ABS|EG|Africa/Cairo|Abu Simbel|Abu Simbel|Abu Simbel
ABT|SA|Asia/Riyadh|Al Bahah|Al Bahah|Al Bahah
ABU|ID|Asia/Makassar|Atambua|Atambua|Atambua
ABV|NG|Africa/Lagos|Abuja|Abuja|أبوجا
ABX|AU|Australia/Sydney|Albury|Albury|Albury
ABY|US|America/New_York|Albany|Albany|Albany
ABZ|GB|Europe/London|Aberdeen|Aberdeen|Aberdeen
ACA|MX|America/Mexico_City|Acapulco|Acapulco|Acapulco
ACC|GH|Africa/Accra|Accra|Accra|أكرا
ACE|ES|Atlantic/Canary|Lanzarote|Lanzarote|Lanzarote
ACF|CN|Asia/Shanghai|Alaer Talimu|Alaer Talimu|Alaer Talimu
ACH|CH|Europe/Zurich|Altenrhein|Altenrhein|Altenrhein
ACI|GG|Europe/Guernsey|Alderney|Alderney|Alderney
ACK|US|America/New_York|Nantucket|Nantucket|Nantucket
ACT|US|America/Chicago|Waco|Waco|Waco
ACV|US|America/Los_Angeles|Eureka|Eureka|Eureka
ACX|CN|Asia/Shanghai|Xingyi|Xingyi|Xingyi
ACY|US|America/New_York|Atlantic City|Atlantic City|Atlantic City
ADA|TR|Europe/Istanbul|Adana|Adana|Adana
ADD|ET|Africa/Addis_Ababa|Addis Ababa|Addis-Abeba|أديس أبابا
ADE|YE|Asia/Aden|Aden|Aden|عدن
ADF|TR|Europe/Istanbul|Adıyaman|Adıyaman|Adıyaman
ADK|US|America/Adak|Adak Island|Adak Island|Adak Island
ADL|AU|Australia/Adelaide|Adelaide|Adelaide|Adelaide
ADQ|US|America/Anchorage|Kodiak|Kodiak|Kodiak
ADU|IR|Asia/Tehran|Ardabil|Ardabil|Ardabil
ADZ|CO|America/Bogota|San Andres Island|San Andres Island|San Andres Island
AEB|CN|Asia/Shanghai|Baise|Baise|Baise
AEH|TD|Africa/Ndjamena|Abéché|Abéché|Abéché
AER|RU|Europe/Moscow|Sochi|Sochi|Sochi
AES|NO|Europe/Oslo|Ålesund|Ålesund|Ålesund
AET|US|America/Anchorage|Allakaket|Allakaket|Allakaket
AEU|IR|Asia/Tehran|Abu Musa Island|Abu Musa Island|Abu Musa Island
AEX|US|America/Chicago|Alexandria|Alexandria|Alexandria
AEY|IS|Atlantic/Reykjavik|Akureyri|Akureyri|Akureyri
AFA|AR|America/Argentina/Buenos_Aires|San Rafael|San Rafael|San Rafael
AFL|BR|America/Campo_Grande|Alta Floresta|Alta Floresta|Alta Floresta
AFS|UZ|Asia/Tashkent|Zarafshan|Zarafshan|Zarafshan
AFZ|IR|Asia/Tehran|Sabzevar|Sabzevar|Sabzevar
AGA|MA|Africa/Casablanca|Agadir|Agadir|أكادير
AGE|DE|Europe/Berlin|Wangerooge|Wangerooge|Wangerooge
AGH|SE|Europe/Stockholm|Ängelholm|Ängelholm|Ängelholm
AGI|SR|America/Paramaribo|Wageningen|Wageningen|Wageningen
AGJ|JP|Asia/Tokyo|Aguni|Aguni|Aguni
AGN|US|America/Juneau|Angoon|Angoon|Angoon
AGP|ES|Europe/Madrid|Málaga|Málaga|Málaga
AGR|IN|Asia/Kolkata|Agra|Agra|Agra
AGS|US|America/New_York|Augusta|Augusta|Augusta
AGT|PY|America/Asuncion|Ciudad del Este|Ciudad del Este|Ciudad del Este
AGU|MX|America/Mexico_City|Aguascalientes|Aguascalientes|Aguascalientes
AGX|IN|Asia/Kolkata|Agatti Island|Agatti Island|Agatti Island
AHA|IN|Asia/Kolkata|Maa Mahamaya Ambikapur|Maa Mahamaya Ambikapur|Maa Mahamaya Ambikapur
AHB|SA|Asia/Riyadh|Abha|Abha|أبها
AHE|PF|Pacific/Tahiti|Ahe|Ahe|Ahe
AHO|IT|Europe/Rome|Alghero|Alghero|Alghero
AIA|US|America/Denver|Alliance|Alliance|Alliance
AIN|US|America/Anchorage|Fort Wainwright|Fort Wainwright|Fort Wainwright
AIP|IN|Asia/Kolkata|Jalandhar|Jalandhar|Jalandhar
AIT|CK|Pacific/Rarotonga|Aitutaki|Aitutaki|Aitutaki
AIU|CK|Pacific/Rarotonga|Atiu Island|Atiu Island|Atiu Island
AJA|FR|Europe/Paris|Ajaccio|Ajaccio|Ajaccio
AJF|SA|Asia/Riyadh|Sakakah|Sakakah|Sakakah
AJI|TR|Europe/Istanbul|Ağrı|Ağrı|Ağrı
AJL|IN|Asia/Kolkata|Aizawl|Aizawl|Aizawl
AJN|KM|Indian/Comoro|Anjouan|Anjouan|Anjouan
AJR|SE|Europe/Stockholm|Arvidsjaur|Arvidsjaur|Arvidsjaur
AJU|BR|America/Belem|Aracaju|Aracaju|Aracaju
AJY|NE|Africa/Niamey|Agadez|Agadez|Agadez
AKA|CN|Asia/Shanghai|Ankang|Ankang|Ankang
AKB|US|America/Adak|Atka|Atka|Atka
AKF|LY|Africa/Tripoli|Kufra|Kufra|Kufra
AKI|US|America/Anchorage|Akiak|Akiak|Akiak
AKJ|JP|Asia/Tokyo|Asahikawa|Asahikawa|Asahikawa
AKK|US|America/Anchorage|Akhiok|Akhiok|Akhiok
AKL|NZ|Pacific/Auckland|Auckland|Auckland|Auckland
AKN|US|America/Anchorage|King Salmon|King Salmon|King Salmon
AKP|US|America/Anchorage|Anaktuvuk Pass|Anaktuvuk Pass|Anaktuvuk Pass
AKR|NG|Africa/Lagos|Akure|Akure|Akure
AKS|SB|Pacific/Guadalcanal|Auki|Auki|Auki
AKU|CN|Asia/Shanghai|Aksu|Aksu|Aksu
AKV|CA|America/Toronto|Akulivik|Akulivik|Akulivik
AKX|KZ|Asia/Aqtobe|Aktobe|Aktobe|Aktobe
AKY|MM|Asia/Yangon|Sittwe|Sittwe|Sittwe
ALA|KZ|Asia/Almaty|Almaty|Almaty|ألماتي
ALB|US|America/New_York|Albany|Albany|Albany
ALC|ES|Europe/Madrid|Alicante|Alicante|Alicante
ALF|NO|Europe/Oslo|Alta|Alta|Alta
ALG|DZ|Africa/Algiers|Algiers|Alger|الجزائر العاصمة
ALH|AU|Australia/Perth|Albany|Albany|Albany
ALO|US|America/Chicago|Waterloo|Waterloo|Waterloo
ALP|SY|Asia/Damascus|Aleppo|Alep|حلب
ALS|US|America/Denver|Alamosa|Alamosa|Alamosa
ALW|US|America/Los_Angeles|Walla Walla|Walla Walla|Walla Walla
ALY|EG|Africa/Cairo|Alexandria|Alexandria|Alexandria
AMA|US|America/Chicago|Amarillo|Amarillo|Amarillo
AMD|IN|Asia/Kolkata|Ahmedabad|Ahmedabad|Ahmedabad
AMH|ET|Africa/Addis_Ababa|Arba Minch|Arba Minch|Arba Minch
AMM|JO|Asia/Amman|Amman|Amman|عمّان
AMQ|ID|Asia/Jayapura|Ambon|Ambon|Ambon
AMS|NL|Europe/Amsterdam|Amsterdam|Amsterdam|أمستردام
AMV|RU|Europe/Moscow|Amderma|Amderma|Amderma
ANC|US|America/Anchorage|Anchorage|Anchorage|Anchorage
ANF|CL|America/Santiago|Antofagasta|Antofagasta|Antofagasta
ANI|US|America/Anchorage|Aniak|Aniak|Aniak
ANK|TR|Europe/Istanbul|Ankara|Ankara|أنقرة
ANR|BE|Europe/Brussels|Antwerp|Antwerp|Antwerp
ANS|PE|America/Lima|Andahuaylas|Andahuaylas|Andahuaylas
ANU|AG|America/Antigua|Antigua|Antigua|Antigua
ANV|US|America/Anchorage|Anvik|Anvik|Anvik
ANX|NO|Europe/Oslo|Andenes|Andenes|Andenes
AOE|TR|Europe/Istanbul|Eskişehir|Eskişehir|Eskişehir
AOG|CN|Asia/Shanghai|Anshan|Anshan|Anshan
AOI|IT|Europe/Rome|Ancona|Ancona|Ancona
AOJ|JP|Asia/Tokyo|Aomori|Aomori|Aomori
AOK|GR|Europe/Athens|Karpathos|Karpathos|Karpathos
AOO|US|America/New_York|Altoona|Altoona|Altoona
AOR|MY|Asia/Kuala_Lumpur|Alor Setar|Alor Setar|Alor Setar
APK|PF|Pacific/Tahiti|Apataki|Apataki|Apataki
APL|MZ|Africa/Maputo|Nampula|Nampula|Nampula
APN|US|America/Detroit|Alpena|Alpena|Alpena
APO|CO|America/Bogota|Apartadó|Apartadó|Apartadó
APW|WS|Pacific/Apia|Apia|Apia|Apia
APY|BR|America/Belem|Alto Parnaíba|Alto Parnaíba|Alto Parnaíba
AQA|BR|America/Sao_Paulo|Araraquara|Araraquara|Araraquara
AQG|CN|Asia/Shanghai|Anqing|Anqing|Anqing
AQI|SA|Asia/Riyadh|Qaisumah|Qaisumah|Qaisumah
AQJ|JO|Asia/Amman|Aqaba|Aqaba|العقبة
AQP|PE|America/Lima|Arequipa|Arequipa|Arequipa
ARC|US|America/Anchorage|Arctic Village|Arctic Village|Arctic Village
ARD|ID|Asia/Makassar|Alor Island|Alor Island|Alor Island
ARH|RU|Europe/Moscow|Arkhangelsk|Arkhangelsk|Arkhangelsk
ARI|CL|America/Santiago|Arica|Arica|Arica
ARK|TZ|Africa/Dar_es_Salaam|Arusha|Arusha|Arusha
ARM|AU|Australia/Sydney|Armidale|Armidale|Armidale
ART|US|America/New_York|Watertown|Watertown|Watertown
ARU|BR|America/Sao_Paulo|Araçatuba|Araçatuba|Araçatuba
ARW|RO|Europe/Bucharest|Arad|Arad|Arad
ASA|ER|Africa/Asmara|Assab|Assab|Assab
ASB|TM|Asia/Ashgabat|Ashgabat|Ashgabat|Ashgabat
ASE|US|America/Denver|Aspen|Aspen|Aspen
ASF|RU|Europe/Samara|Astrakhan|Astrakhan|Astrakhan
ASI|SH|Atlantic/St_Helena|Ascension Island|Ascension Island|Ascension Island
ASJ|JP|Asia/Tokyo|Amami|Amami|Amami
ASM|ER|Africa/Asmara|Asmara|Asmara|أسمرة
ASO|ET|Africa/Addis_Ababa|Asosa|Asosa|Asosa
ASP|AU|Australia/Darwin|Alice Springs|Alice Springs|Alice Springs
ASR|TR|Europe/Istanbul|Kayseri|Kayseri|Kayseri
ASU|PY|America/Asuncion|Asunción|Asunción|Asunción
ASV|KE|Africa/Nairobi|Amboseli|Amboseli|Amboseli
ASW|EG|Africa/Cairo|Aswan|Assouan|أسوان
ATC|BS|America/Nassau|Arthur's Town|Arthur's Town|Arthur's Town
ATH|GR|Europe/Athens|Athens|Athènes|أثينا
ATK|US|America/Anchorage|Atqasuk|Atqasuk|Atqasuk
ATL|US|America/New_York|Atlanta|Atlanta|أتلانتا
ATM|BR|America/Belem|Altamira|Altamira|Altamira
ATQ|IN|Asia/Kolkata|Amritsar|Amritsar|Amritsar
ATW|US|America/Chicago|Appleton|Appleton|Appleton
ATY|US|America/Chicago|Watertown|Watertown|Watertown
ATZ|EG|Africa/Cairo|Assiut|Assiut|Assiut
AUA|AW|America/Aruba|Aruba|Aruba|Aruba
AUC|CO|America/Bogota|Arauca|Arauca|Arauca
AUG|US|America/New_York|Augusta|Augusta|Augusta
AUH|AE|Asia/Dubai|Abu Dhabi|Abou Dabi|أبوظبي
AUK|US|America/Anchorage|Alakanuk|Alakanuk|Alakanuk
AUQ|PF|Pacific/Marquesas|Atuona|Atuona|Atuona
AUR|FR|Europe/Paris|Aurillac|Aurillac|Aurillac
AUS|US|America/Chicago|Austin|Austin|Austin
AUU|AU|Australia/Brisbane|Aurukun|Aurukun|Aurukun
AUX|BR|America/Belem|Araguaína|Araguaína|Araguaína
AVA|CN|Asia/Shanghai|Anshun|Anshun|Anshun
AVK|MN|Asia/Ulaanbaatar|Arvaikheer|Arvaikheer|Arvaikheer
AVL|US|America/New_York|Asheville|Asheville|Asheville
AVN|FR|Europe/Paris|Avignon|Avignon|Avignon
AVP|US|America/New_York|Wilkes-Barre|Wilkes-Barre|Wilkes-Barre
AVR|IN|Asia/Kolkata|Amravati|Amravati|Amravati
AVV|AU|Australia/Sydney|Avalon|Avalon|Avalon
AWA|ET|Africa/Addis_Ababa|Awasa|Awasa|Awasa
AWK|UM|Pacific/Wake|Wake Island|Wake Island|Wake Island
AWZ|IR|Asia/Tehran|Ahvaz|Ahvaz|Ahvaz
AXA|AI|America/Anguilla|The Valley|The Valley|The Valley
AXD|GR|Europe/Athens|Alexandroupoli|Alexandroupoli|Alexandroupoli
AXF|CN|Asia/Shanghai|Alxa Left Banner|Alxa Left Banner|Alxa Left Banner
AXJ|JP|Asia/Tokyo|Amakusa|Amakusa|Amakusa
AXM|CO|America/Bogota|Armenia|Armenia|Armenia
AXP|BS|America/Nassau|Spring Point|Spring Point|Spring Point
AXR|PF|Pacific/Tahiti|Arutua|Arutua|Arutua
AXT|JP|Asia/Tokyo|Akita|Akita|Akita
AXU|ET|Africa/Addis_Ababa|Axum|Axum|Axum
AYJ|IN|Asia/Kolkata|Ayodhya|Ayodhya|Ayodhya
AYP|PE|America/Lima|Ayacucho|Ayacucho|Ayacucho
AYQ|AU|Australia/Darwin|Yulara|Yulara|Yulara
AYT|TR|Europe/Istanbul|Antalya|Antalya|أنطاليا
AZD|IR|Asia/Tehran|Yazd|Yazd|Yazd
AZN|UZ|Asia/Tashkent|Andizhan|Andizhan|Andizhan
AZO|US|America/Detroit|Kalamazoo|Kalamazoo|Kalamazoo
AZR|DZ|Africa/Algiers|Adrar|Adrar|Adrar
AZS|DO|America/Santo_Domingo|El Catey|El Catey|El Catey
BAG|PH|Asia/Manila|Baguio|Baguio|Baguio
BAH|BH|Asia/Bahrain|Manama|Manama|المنامة
BAK|AZ|Asia/Baku|Baku|Bakou|باكو
BAL|TR|Europe/Istanbul|Batman|Batman|Batman
BAQ|CO|America/Bogota|Barranquilla|Barranquilla|Barranquilla
BAR|CN|Asia/Shanghai|Qionghai|Qionghai|Qionghai
BAS|SB|Pacific/Guadalcanal|Balalae Island|Balalae Island|Balalae Island
BAV|CN|Asia/Shanghai|Baotou|Baotou|Baotou
BAX|RU|Asia/Omsk|Barnaul|Barnaul|Barnaul
BAY|RO|Europe/Bucharest|Baia Mare|Baia Mare|Baia Mare
BAZ|BR|America/Boa_Vista|Barcelos|Barcelos|Barcelos
BBA|CL|America/Santiago|Balmaceda|Balmaceda|Balmaceda
BBG|KI|Pacific/Tarawa|Butaritari Atoll|Butaritari Atoll|Butaritari Atoll
BBI|IN|Asia/Kolkata|Bhubaneswar|Bhubaneswar|Bhubaneswar
BBK|BW|Africa/Gaborone|Kasane|Kasane|Kasane
BBM|KH|Asia/Phnom_Penh|Battambang|Battambang|Battambang
BBN|MY|Asia/Kuala_Lumpur|Bario|Bario|Bario
BBO|SO|Africa/Mogadishu|Berbera|Berbera|Berbera
BBQ|AG|America/Antigua|Barbuda|Barbuda|Barbuda
BBR|GP|America/Guadeloupe|Basse-Terre|Basse-Terre|Basse-Terre
BCA|CU|America/Havana|Baracoa|Baracoa|Baracoa
BCD|PH|Asia/Manila|Bacolod|Bacolod|Bacolod
BCI|AU|Australia/Brisbane|Barcaldine|Barcaldine|Barcaldine
BCM|RO|Europe/Bucharest|Bacău|Bacău|Bacău
BCN|ES|Europe/Madrid|Barcelona|Barcelone|برشلونة
BCU|NG|Africa/Lagos|Bauchi|Bauchi|Bauchi
BDA|BM|Atlantic/Bermuda|Hamilton|Hamilton|Hamilton
BDB|AU|Australia/Brisbane|Bundaberg|Bundaberg|Bundaberg
BDD|AU|Australia/Brisbane|Badu Island|Badu Island|Badu Island
BDH|IR|Asia/Tehran|Bandar Lengeh|Bandar Lengeh|Bandar Lengeh
BDJ|ID|Asia/Makassar|Banjarmasin|Banjarmasin|Banjarmasin
BDL|US|America/New_York|Hartford|Hartford|Hartford
BDO|ID|Asia/Jakarta|Bandung|Bandung|Bandung
BDP|NP|Asia/Kathmandu|Bhadrapur|Bhadrapur|Bhadrapur
BDQ|IN|Asia/Kolkata|Vadodara|Vadodara|Vadodara
BDS|IT|Europe/Rome|Brindisi|Brindisi|Brindisi
BDT|CD|Africa/Kinshasa|Gbadolite|Gbadolite|Gbadolite
BDU|NO|Europe/Oslo|Bardufoss|Bardufoss|Bardufoss
BEB|GB|Europe/London|Benbecula|Benbecula|Benbecula
BED|US|America/New_York|Bedford|Bedford|Bedford
BEF|NI|America/Managua|Bluefields|Bluefields|Bluefields
BEG|RS|Europe/Belgrade|Belgrade|Belgrade|بلغراد
BEJ|ID|Asia/Makassar|Tanjung Redeb|Tanjung Redeb|Tanjung Redeb
BEK|IN|Asia/Kolkata|Bareilly|Bareilly|Bareilly
BEL|BR|America/Belem|Belém|Belém|Belém
BEN|LY|Africa/Tripoli|Benghazi|Benghazi|Benghazi
BER|DE|Europe/Berlin|Berlin|Berlin|برلين
BES|FR|Europe/Paris|Brest|Brest|Brest
BET|US|America/Anchorage|Bethel|Bethel|Bethel
BEU|AU|Australia/Brisbane|Bedourie|Bedourie|Bedourie
BEW|MZ|Africa/Maputo|Beira|Beira|Beira
BEY|LB|Asia/Beirut|Beirut|Beyrouth|بيروت
BFD|US|America/New_York|Bradford|Bradford|Bradford
BFF|US|America/Denver|Scottsbluff|Scottsbluff|Scottsbluff
BFI|US|America/Los_Angeles|Seattle|Seattle|Seattle
BFJ|CN|Asia/Shanghai|Bijie|Bijie|Bijie
BFL|US|America/Los_Angeles|Bakersfield|Bakersfield|Bakersfield
BFN|ZA|Africa/Johannesburg|Bloemfontein|Bloemfontein|Bloemfontein
BFQ|PA|America/Panama|Puerto Piña|Puerto Piña|Puerto Piña
BFS|GB|Europe/London|Belfast|Belfast|Belfast
BFV|TH|Asia/Bangkok|Buriram|Buriram|Buriram
BFY|CN|Asia/Shanghai|Bengbu Tenghu|Bengbu Tenghu|Bengbu Tenghu
BGA|CO|America/Bogota|Bucaramanga|Bucaramanga|Bucaramanga
BGC|PT|Europe/Lisbon|Bragança|Bragança|Bragança
BGF|CF|Africa/Bangui|Bangui|Bangui|Bangui
BGG|TR|Europe/Istanbul|Bingöl|Bingöl|Bingöl
BGI|BB|America/Barbados|Bridgetown|Bridgetown|Bridgetown
BGK|BZ|America/Belize|Big Creek|Big Creek|Big Creek
BGM|US|America/New_York|Binghamton|Binghamton|Binghamton
BGO|NO|Europe/Oslo|Bergen|Bergen|Bergen
BGR|US|America/New_York|Bangor|Bangor|Bangor
BGW|IQ|Asia/Baghdad|Baghdad|Bagdad|بغداد
BHB|US|America/New_York|Bar Harbor|Bar Harbor|Bar Harbor
BHE|NZ|Pacific/Auckland|Blenheim|Blenheim|Blenheim
BHH|SA|Asia/Riyadh|Bisha|Bisha|Bisha
BHI|AR|America/Argentina/Buenos_Aires|Bahía Blanca|Bahía Blanca|Bahía Blanca
BHJ|IN|Asia/Kolkata|Bhuj|Bhuj|Bhuj
BHK|UZ|Asia/Tashkent|Bukhara|Bukhara|Bukhara
BHM|US|America/Chicago|Birmingham|Birmingham|Birmingham
BHO|IN|Asia/Kolkata|Bhopal|Bhopal|Bhopal
BHQ|AU|Australia/Broken_Hill|Broken Hill|Broken Hill|Broken Hill
BHR|NP|Asia/Kathmandu|Bharatpur|Bharatpur|Bharatpur
BHS|AU|Australia/Sydney|Bathurst|Bathurst|Bathurst
BHU|IN|Asia/Kolkata|Bhavnagar|Bhavnagar|Bhavnagar
BHV|PK|Asia/Karachi|Bahawalpur|Bahawalpur|Bahawalpur
BHX|GB|Europe/London|Birmingham|Birmingham|Birmingham
BHY|CN|Asia/Shanghai|Beihai|Beihai|Beihai
BHZ|BR|America/Sao_Paulo|Belo Horizonte|Belo Horizonte|Belo Horizonte
BIA|FR|Europe/Paris|Bastia|Bastia|Bastia
BIC|FR|Europe/Paris|Belle Ile|Belle Ile|Belle Ile
BID|US|America/New_York|Block Island|Block Island|Block Island
BIH|US|America/Los_Angeles|Bishop|Bishop|Bishop
BIK|ID|Asia/Jayapura|Biak|Biak|Biak
BIL|US|America/Denver|Billings|Billings|Billings
BIM|BS|America/Nassau|Bimini|Bimini|Bimini
BIO|ES|Europe/Madrid|Bilbao|Bilbao|Bilbao
BIQ|FR|Europe/Paris|Biarritz|Biarritz|Biarritz
BIR|NP|Asia/Kathmandu|Biratnagar|Biratnagar|Biratnagar
BIS|US|America/Chicago|Bismarck|Bismarck|Bismarck
BJA|DZ|Africa/Algiers|Béjaïa|Béjaïa|Béjaïa
BJB|IR|Asia/Tehran|Bojnord|Bojnord|Bojnord
BJF|NO|Europe/Oslo|Båtsfjord|Båtsfjord|Båtsfjord
BJL|GM|Africa/Banjul|Banjul|Banjul|Banjul
BJM|BI|Africa/Bujumbura|Bujumbura|Bujumbura|Bujumbura
BJR|ET|Africa/Addis_Ababa|Bahir Dar|Bahir Dar|Bahir Dar
BJS|CN|Asia/Shanghai|Beijing|Pékin|بكين
BJV|TR|Europe/Istanbul|Milas|Milas|Milas
BJX|MX|America/Mexico_City|León|León|León
BJZ|ES|Europe/Madrid|Badajoz|Badajoz|Badajoz
BKC|US|America/Anchorage|Buckland|Buckland|Buckland
BKG|US|America/Chicago|Branson|Branson|Branson
BKI|MY|Asia/Kuala_Lumpur|Kota Kinabalu|Kota Kinabalu|Kota Kinabalu
BKK|TH|Asia/Bangkok|Bangkok|Bangkok|بانكوك
BKM|MY|Asia/Kuala_Lumpur|Bakelalan|Bakelalan|Bakelalan
BKO|ML|Africa/Bamako|Bamako|Bamako|باماكو
BKQ|AU|Australia/Brisbane|Blackall|Blackall|Blackall
BKS|ID|Asia/Jakarta|Bengkulu|Bengkulu|Bengkulu
BKW|US|America/New_York|Beckley|Beckley|Beckley
BKZ|TZ|Africa/Dar_es_Salaam|Bukoba|Bukoba|Bukoba
BLA|VE|America/Caracas|Barcelona|Barcelona|Barcelona
BLB|PA|America/Panama|Panama Pacifico|Panama Pacifico|Panama Pacifico
BLE|SE|Europe/Stockholm|Borlänge|Borlänge|Borlänge
BLI|US|America/Los_Angeles|Bellingham|Bellingham|Bellingham
BLJ|DZ|Africa/Algiers|Batna|Batna|Batna
BLL|DK|Europe/Copenhagen|Billund|Billund|Billund
BLP|PE|America/Lima|Bellavista|Bellavista|Bellavista
BLQ|IT|Europe/Rome|Bologna|Bologna|Bologna
BLR|IN|Asia/Kolkata|Bengaluru|Bangalore|بنغالور
BLV|US|America/Chicago|Belleville|Belleville|Belleville
BLW|SO|Africa/Mogadishu|Beledweyne|Beledweyne|Beledweyne
BLZ|MW|Africa/Blantyre|Blantyre|Blantyre|Blantyre
BME|AU|Australia/Perth|Broome|Broome|Broome
BMI|US|America/Chicago|Bloomington|Bloomington|Bloomington
BMK|DE|Europe/Berlin|Borkum|Borkum|Borkum
BMO|MM|Asia/Yangon|Bhamo|Bhamo|Bhamo
BMQ|KE|Africa/Nairobi|Bamburi|Bamburi|Bamburi
BMR|DE|Europe/Berlin|Baltrum|Baltrum|Baltrum
BMS|BR|America/Belem|Brumado|Brumado|Brumado
BMU|ID|Asia/Makassar|Bima|Bima|Bima
BMV|VN|Asia/Ho_Chi_Minh|Buon Ma Thuot|Buon Ma Thuot|Buon Ma Thuot
BMW|DZ|Africa/Algiers|Bordj Badji Mokhtar|Bordj Badji Mokhtar|Bordj Badji Mokhtar
BMY|NC|Pacific/Noumea|Waala|Waala|Waala
BNA|US|America/Chicago|Nashville|Nashville|Nashville
BNB|CD|Africa/Kinshasa|Boende|Boende|Boende
BND|IR|Asia/Tehran|Bandar Abbas|Bandar Abbas|Bandar Abbas
BNE|AU|Australia/Brisbane|Brisbane|Brisbane|Brisbane
BNI|NG|Africa/Lagos|Benin City|Benin City|Benin City
BNK|AU|Australia/Sydney|Ballina|Ballina|Ballina
BNN|NO|Europe/Oslo|Brønnøysund|Brønnøysund|Brønnøysund
BNS|VE|America/Caracas|Barinas|Barinas|Barinas
BNX|BA|Europe/Sarajevo|Banja Luka|Banja Luka|Banja Luka
BNY|SB|Pacific/Guadalcanal|Bellona Island|Bellona Island|Bellona Island
BOB|PF|Pacific/Tahiti|Bora Bora|Bora Bora|Bora Bora
BOC|PA|America/Panama|Bocas Town|Bocas Town|Bocas Town
BOD|FR|Europe/Paris|Bordeaux|Bordeaux|Bordeaux
BOG|CO|America/Bogota|Bogotá|Bogota|بوغوتا
BOH|GB|Europe/London|Bournemouth|Bournemouth|Bournemouth
BOI|US|America/Boise|Boise|Boise|Boise
BOJ|BG|Europe/Sofia|Burgas|Burgas|Burgas
BOM|IN|Asia/Kolkata|Mumbai|Mumbai|مومباي
BON|BQ|America/Curacao|Kralendijk|Kralendijk|Kralendijk
BOO|NO|Europe/Oslo|Bodø|Bodø|Bodø
BOS|US|America/New_York|Boston|Boston|بوسطن
BOT|PG|Pacific/Port_Moresby|Bosset|Bosset|Bosset
BOY|BF|Africa/Ouagadougou|Bobo-Dioulasso|Bobo-Dioulasso|Bobo-Dioulasso
BPE|CN|Asia/Shanghai|Qinhuangdao|Qinhuangdao|Qinhuangdao
BPL|CN|Asia/Shanghai|Bole|Bole|Bole
BPN|ID|Asia/Makassar|Balikpapan|Balikpapan|Balikpapan
BPS|BR|America/Belem|Porto Seguro|Porto Seguro|Porto Seguro
BPT|US|America/Chicago|Beaumont|Beaumont|Beaumont
BPX|CN|Asia/Shanghai|Qamdo|Qamdo|Qamdo
BPY|MG|Indian/Antananarivo|Besalampy|Besalampy|Besalampy
BQB|AU|Australia/Perth|Busselton|Busselton|Busselton
BQG|RU|Asia/Vladivostok|Bogorodskoye|Bogorodskoye|Bogorodskoye
BQJ|RU|Asia/Vladivostok|Batagay|Batagay|Batagay
BQK|US|America/New_York|Brunswick|Brunswick|Brunswick
BQL|AU|Australia/Brisbane|Boulia|Boulia|Boulia
BQN|PR|America/Puerto_Rico|Aguadilla|Aguadilla|Aguadilla
BQS|RU|Asia/Yakutsk|Blagoveshchensk|Blagoveshchensk|Blagoveshchensk
BQT|BY|Europe/Minsk|Brest|Brest|Brest
BQU|VC|America/St_Vincent|Bequia|Bequia|Bequia
BRA|BR|America/Belem|Barreiras|Barreiras|Barreiras
BRB|BR|America/Fortaleza|Barreirinhas|Barreirinhas|Barreirinhas
BRC|AR|America/Argentina/Buenos_Aires|San Carlos de Bariloche|San Carlos de Bariloche|San Carlos de Bariloche
BRD|US|America/Chicago|Brainerd|Brainerd|Brainerd
BRE|DE|Europe/Berlin|Bremen|Bremen|Bremen
BRI|IT|Europe/Rome|Bari|Bari|Bari
BRK|AU|Australia/Sydney|Bourke|Bourke|Bourke
BRL|US|America/Chicago|Burlington|Burlington|Burlington
BRM|VE|America/Caracas|Barquisimeto|Barquisimeto|Barquisimeto
BRN|CH|Europe/Zurich|Bern|Bern|Bern
BRO|US|America/Chicago|Brownsville|Brownsville|Brownsville
BRQ|CZ|Europe/Prague|Brno|Brno|Brno
BRR|GB|Europe/London|Barra|Barra|Barra
BRS|GB|Europe/London|Bristol|Bristol|Bristol
BRU|BE|Europe/Brussels|Brussels|Bruxelles|بروكسل
BRW|US|America/Anchorage|Barrow|Barrow|Barrow
BRX|DO|America/Santo_Domingo|Barahona|Barahona|Barahona
BSA|SO|Africa/Mogadishu|Bosaso|Bosaso|Bosaso
BSB|BR|America/Sao_Paulo|Brasília|Brasília|Brasília
BSC|CO|America/Bogota|Bahía Solano|Bahía Solano|Bahía Solano
BSD|CN|Asia/Shanghai|Baoshan|Baoshan|Baoshan
BSG|GQ|Africa/Malabo|Bata|Bata|Bata
BSK|DZ|Africa/Algiers|Biskra|Biskra|Biskra
BSL|FR|Europe/Paris|Basel|Basel|Basel
BSO|PH|Asia/Manila|Basco|Basco|Basco
BSR|IQ|Asia/Baghdad|Basra|Bassora|البصرة
BSX|MM|Asia/Yangon|Pathein|Pathein|Pathein
BSZ|KG|Asia/Bishkek|Manas|Manas|Manas
BTC|LK|Asia/Colombo|Batticaloa|Batticaloa|Batticaloa
BTH|ID|Asia/Jakarta|Batam|Batam|Batam
BTI|US|America/Anchorage|Barter Island|Barter Island|Barter Island
BTJ|ID|Asia/Jakarta|Banda Aceh|Banda Aceh|Banda Aceh
BTK|RU|Asia/Irkutsk|Bratsk|Bratsk|Bratsk
BTM|US|America/Denver|Butte|Butte|Butte
BTO|SR|America/Paramaribo|Botopasi|Botopasi|Botopasi
BTR|US|America/Chicago|Baton Rouge|Baton Rouge|Baton Rouge
BTS|SK|Europe/Bratislava|Bratislava|Bratislava|براتيسلافا
BTT|US|America/Anchorage|Bettles|Bettles|Bettles
BTU|MY|Asia/Kuala_Lumpur|Bintulu|Bintulu|Bintulu
BTV|US|America/New_York|Burlington|Burlington|Burlington
BTW|ID|Asia/Makassar|Batu Licin|Batu Licin|Batu Licin
BUA|PG|Pacific/Bougainville|Buka Island|Buka Island|Buka Island
BUC|AU|Australia/Brisbane|Burketown|Burketown|Burketown
BUD|HU|Europe/Budapest|Budapest|Budapest|بودابست
BUE|AR|America/Argentina/Buenos_Aires|Buenos Aires|Buenos Aires|بوينس آيرس
BUF|US|America/New_York|Buffalo|Buffalo|Buffalo
BUH|RO|Europe/Bucharest|Bucharest|Bucarest|بوخارست
BUI|ID|Asia/Jayapura|Bokondini|Bokondini|Bokondini
BUN|CO|America/Bogota|Buenaventura|Buenaventura|Buenaventura
BUQ|ZW|Africa/Harare|Bulawayo|Bulawayo|Bulawayo
BUR|US|America/Los_Angeles|Burbank|Burbank|Burbank
BUS|GE|Asia/Tbilisi|Batumi|Batumi|Batumi
BUT|BT|Asia/Thimphu|Jakar|Jakar|Jakar
BUU|ID|Asia/Jakarta|Bungo Regency|Bungo Regency|Bungo Regency
BUX|CD|Africa/Lubumbashi|Bunia|Bunia|Bunia
BUZ|IR|Asia/Tehran|Bushehr|Bushehr|Bushehr
BVB|BR|America/Porto_Velho|Boa Vista|Boa Vista|Boa Vista
BVC|CV|Atlantic/Cape_Verde|Boa Vista|Boa Vista|Boa Vista
BVE|FR|Europe/Paris|Brive-la-Gaillarde|Brive-la-Gaillarde|Brive-la-Gaillarde
BVG|NO|Europe/Oslo|Berlevåg|Berlevåg|Berlevåg
BVH|BR|America/Porto_Velho|Vilhena|Vilhena|Vilhena
BVI|AU|Australia/Brisbane|Birdsville|Birdsville|Birdsville
BVJ|RU|Asia/Yekaterinburg|Bovanenkovo gas field|Bovanenkovo gas field|Bovanenkovo gas field
BVS|BR|America/Belem|Breves|Breves|Breves
BWA|NP|Asia/Kathmandu|Siddharthanagar|Siddharthanagar|Siddharthanagar
BWI|US|America/New_York|Baltimore–Washington metropolitan area|Baltimore–Washington metropolitan area|Baltimore–Washington metropolitan area
BWK|HR|Europe/Zagreb|Bol|Bol|Bol
BWN|BN|Asia/Brunei|Bandar Seri Begawan|Bandar Seri Begawan|Bandar Seri Begawan
BWO|RU|Europe/Saratov|Balakovo|Balakovo|Balakovo
BWT|AU|Australia/Brisbane|Burnie|Burnie|Burnie
BWX|ID|Asia/Jakarta|Banyuwangi|Banyuwangi|Banyuwangi
BXG|AU|Australia/Melbourne|Bendigo|Bendigo|Bendigo
BXH|KZ|Asia/Almaty|Balkhash|Balkhash|Balkhash
BXR|IR|Asia/Tehran|Bam|Bam|Bam
BXT|ID|Asia/Makassar|Bontang|Bontang|Bontang
BXU|PH|Asia/Manila|Butuan|Butuan|Butuan
BYK|CI|Africa/Abidjan|Bouaké|Bouaké|Bouaké
BYM|CU|America/Havana|Bayamo|Bayamo|Bayamo
BYN|MN|Asia/Ulaanbaatar|Bayankhongor|Bayankhongor|Bayankhongor
BYO|BR|America/Campo_Grande|Bonito|Bonito|Bonito
BYR|DK|Europe/Copenhagen|Læsø|Læsø|Læsø
BZE|BZ|America/Belize|Belize City|Belize City|Belize City
BZG|PL|Europe/Warsaw|Bydgoszcz|Bydgoszcz|Bydgoszcz
BZI|TR|Europe/Istanbul|Balıkesir|Balıkesir|Balıkesir
BZK|RU|Europe/Moscow|Bryansk|Bryansk|Bryansk
BZL|BD|Asia/Dhaka|Barisal|Barisal|Barisal
BZN|US|America/Denver|Bozeman|Bozeman|Bozeman
BZO|IT|Europe/Rome|Bolzano|Bolzano|Bolzano
BZR|FR|Europe/Paris|Béziers|Béziers|Béziers
BZV|CG|Africa/Brazzaville|Brazzaville|Brazzaville|برازافيل
BZX|CN|Asia/Shanghai|Bazhong|Bazhong|Bazhong
CAA|HN|America/Tegucigalpa|Catacamas|Catacamas|Catacamas
CAB|AO|Africa/Luanda|Cabinda|Cabinda|Cabinda
CAC|BR|America/Sao_Paulo|Cascavel|Cascavel|Cascavel
CAE|US|America/New_York|Columbia|Columbia|Columbia
CAF|BR|America/Manaus|Carauari|Carauari|Carauari
CAG|IT|Europe/Rome|Cagliari|Cagliari|Cagliari
CAH|VN|Asia/Ho_Chi_Minh|Cà Mau|Cà Mau|Cà Mau
CAI|EG|Africa/Cairo|Cairo|Le Caire|القاهرة
CAJ|VE|America/Caracas|Canaima|Canaima|Canaima
CAK|US|America/New_York|Akron|Akron|Akron
CAL|GB|Europe/London|Campbeltown|Campbeltown|Campbeltown
CAN|CN|Asia/Shanghai|Guangzhou|Canton|غوانزو
CAP|HT|America/Port-au-Prince|Cap-Haïtien|Cap-Haïtien|Cap-Haïtien
CAS|MA|Africa/Casablanca|Casablanca|Casablanca|الدار البيضاء
CAT|PT|Europe/Lisbon|Cascais|Cascais|Cascais
CAU|BR|America/Belem|Caruaru|Caruaru|Caruaru
CAW|BR|America/Sao_Paulo|Campos dos Goytacazes|Campos dos Goytacazes|Campos dos Goytacazes
CAY|GF|America/Cayenne|Cayenne|Cayenne|Cayenne
CAZ|AU|Australia/Sydney|Cobar|Cobar|Cobar
CBB|BO|America/La_Paz|Cochabamba|Cochabamba|Cochabamba
CBH|DZ|Africa/Algiers|Béchar|Béchar|Béchar
CBO|PH|Asia/Manila|Cotabato City|Cotabato City|Cotabato City
CBQ|NG|Africa/Lagos|Calabar|Calabar|Calabar
CBR|AU|Australia/Sydney|Canberra|Canberra|Canberra
CBT|AO|Africa/Luanda|Catumbela|Catumbela|Catumbela
CCA|BO|America/La_Paz|Chimoré|Chimoré|Chimoré
CCC|CU|America/Havana|Cayo Coco|Cayo Coco|Cayo Coco
CCF|FR|Europe/Paris|Carcassonne|Carcassonne|Carcassonne
CCJ|IN|Asia/Kolkata|Kozhikode|Kozhikode|Kozhikode
CCK|CC|Indian/Cocos|Cocos|Cocos|Cocos
CCM|BR|America/Sao_Paulo|Criciúma|Criciúma|Criciúma
CCP|CL|America/Santiago|Concepción|Concepción|Concepción
CCR|US|America/Los_Angeles|Concord|Concord|Concord
CCS|VE|America/Caracas|Caracas|Caracas|Caracas
CCU|IN|Asia/Kolkata|Kolkata|Calcutta|كلكتا
CCV|VU|Pacific/Efate|Craig Cove|Craig Cove|Craig Cove
CCZ|BS|America/Nassau|Chub Cay|Chub Cay|Chub Cay
CDB|US|America/Anchorage|Cold Bay|Cold Bay|Cold Bay
CDC|US|America/Denver|Cedar City|Cedar City|Cedar City
CDE|CN|Asia/Shanghai|Chengde|Chengde|Chengde
CDP|IN|Asia/Kolkata|Kadapa|Kadapa|Kadapa
CDR|US|America/Denver|Chadron|Chadron|Chadron
CDT|ES|Europe/Madrid|Castellón de la Plana|Castellón de la Plana|Castellón de la Plana
CDV|US|America/Anchorage|Cordova|Cordova|Cordova
CEB|PH|Asia/Manila|Lapu-Lapu|Lapu-Lapu|Lapu-Lapu
CEC|US|America/Los_Angeles|Crescent City|Crescent City|Crescent City
CED|AU|Australia/Adelaide|Ceduna|Ceduna|Ceduna
CEE|RU|Europe/Moscow|Cherepovets|Cherepovets|Cherepovets
CEI|TH|Asia/Bangkok|Chiang Rai|Chiang Rai|Chiang Rai
CEK|RU|Asia/Yekaterinburg|Chelyabinsk|Chelyabinsk|Chelyabinsk
CEL|BR|America/Sao_Paulo|Canela|Canela|Canela
CEM|US|America/Anchorage|Central|Central|Central
CEN|MX|America/Hermosillo|Ciudad Obregón|Ciudad Obregón|Ciudad Obregón
CEZ|US|America/Denver|Cortez|Cortez|Cortez
CFB|BR|America/Sao_Paulo|Cabo Frio|Cabo Frio|Cabo Frio
CFE|FR|Europe/Paris|Clermont-Ferrand|Clermont-Ferrand|Clermont-Ferrand
CFG|CU|America/Havana|Cienfuegos|Cienfuegos|Cienfuegos
CFK|DZ|Africa/Algiers|Chlef|Chlef|Chlef
CFN|IE|Europe/Dublin|Donegal|Donegal|Donegal
CFR|FR|Europe/Paris|Caen|Caen|Caen
CFS|AU|Australia/Sydney|Coffs Harbour|Coffs Harbour|Coffs Harbour
CFU|GR|Europe/Athens|Corfu|Corfu|Corfu
CGB|BR|America/Campo_Grande|Cuiabá|Cuiabá|Cuiabá
CGD|CN|Asia/Shanghai|Changde|Changde|Changde
CGI|US|America/Chicago|Cape Girardeau|Cape Girardeau|Cape Girardeau
CGM|PH|Asia/Manila|Mambajao|Mambajao|Mambajao
CGN|DE|Europe/Berlin|Cologne|Cologne|كولونيا
CGO|CN|Asia/Shanghai|Zhengzhou|Zhengzhou|Zhengzhou
CGP|BD|Asia/Dhaka|Chittagong|Chittagong|Chittagong
CGQ|CN|Asia/Shanghai|Changchun|Changchun|Changchun
CGR|BR|America/Campo_Grande|Campo Grande|Campo Grande|Campo Grande
CGY|PH|Asia/Manila|Cagayan de Oro|Cagayan de Oro|Cagayan de Oro
CHA|US|America/New_York|Chattanooga|Chattanooga|Chattanooga
CHC|NZ|Pacific/Auckland|Christchurch|Christchurch|Christchurch
CHD|BR|America/Bahia|Mucuge|Mucuge|Mucuge
CHG|CN|Asia/Shanghai|Chaoyang|Chaoyang|Chaoyang
CHH|PE|America/Lima|Chachapoyas|Chachapoyas|Chachapoyas
CHI|US|America/Chicago|Chicago|Chicago|شيكاغو
CHM|PE|America/Lima|Chimbote|Chimbote|Chimbote
CHO|US|America/New_York|Charlottesville|Charlottesville|Charlottesville
CHQ|GR|Europe/Athens|Chania|Chania|Chania
CHS|US|America/New_York|Charleston|Charleston|Charleston
CHT|NZ|Pacific/Chatham|Chatham Islands|Chatham Islands|Chatham Islands
CHU|US|America/Anchorage|Chuathbaluk|Chuathbaluk|Chuathbaluk
CHX|PA|America/Panama|Changuinola|Changuinola|Changuinola
CHY|SB|Pacific/Guadalcanal|Choiseul Bay|Choiseul Bay|Choiseul Bay
CID|US|America/Chicago|Cedar Rapids|Cedar Rapids|Cedar Rapids
CIF|CN|Asia/Shanghai|Chifeng|Chifeng|Chifeng
CIH|CN|Asia/Shanghai|Changzhi|Changzhi|Changzhi
CIJ|BO|America/La_Paz|Cobija|Cobija|Cobija
CIK|US|America/Anchorage|Chalkyitsik|Chalkyitsik|Chalkyitsik
CIT|KZ|Asia/Almaty|Shymkent|Shymkent|Shymkent
CIU|US|America/Detroit|Sault Ste Marie|Sault Ste Marie|Sault Ste Marie
CIW|VC|America/St_Vincent|Canouan|Canouan|Canouan
CIX|PE|America/Lima|Chiclayo|Chiclayo|Chiclayo
CIY|IT|Europe/Rome|Comiso|Comiso|Comiso
CJA|PE|America/Lima|Cajamarca|Cajamarca|Cajamarca
CJB|IN|Asia/Kolkata|Coimbatore|Coimbatore|Coimbatore
CJC|CL|America/Santiago|Calama|Calama|Calama
CJJ|KR|Asia/Seoul|Cheongju|Cheongju|Cheongju
CJL|PK|Asia/Karachi|Chitral|Chitral|Chitral
CJM|TH|Asia/Bangkok|Chumphon|Chumphon|Chumphon
CJN|ID|Asia/Jakarta|Cijulang|Cijulang|Cijulang
CJS|MX|America/Ciudad_Juarez|Ciudad Juárez|Ciudad Juárez|Ciudad Juárez
CJU|KR|Asia/Seoul|Jeju|Jeju|Jeju
CJZ|BR|America/Fortaleza|Cajazeiras|Cajazeiras|Cajazeiras
CKB|US|America/New_York|Clarksburg|Clarksburg|Clarksburg
CKD|US|America/Anchorage|Crooked Creek|Crooked Creek|Crooked Creek
CKG|CN|Asia/Shanghai|Chongqing|Chongqing|Chongqing
CKH|RU|Asia/Magadan|Chokurdakh|Chokurdakh|Chokurdakh
CKS|BR|America/Belem|Parauapebas|Parauapebas|Parauapebas
CKW|AU|Australia/Perth|Christmas Creek mine|Christmas Creek mine|Christmas Creek mine
CKY|GN|Africa/Conakry|Conakry|Conakry|كوناكري
CKZ|TR|Europe/Istanbul|Çanakkale|Çanakkale|Çanakkale
CLD|US|America/Los_Angeles|Carlsbad|Carlsbad|Carlsbad
CLE|US|America/New_York|Cleveland|Cleveland|Cleveland
CLJ|RO|Europe/Bucharest|Cluj-Napoca|Cluj-Napoca|Cluj-Napoca
CLL|US|America/Chicago|College Station|College Station|College Station
CLO|CO|America/Bogota|Cali|Cali|Cali
CLP|US|America/Anchorage|Clark's Point|Clark's Point|Clark's Point
CLQ|MX|America/Mexico_City|Colima City|Colima City|Colima City
CLT|US|America/New_York|Charlotte|Charlotte|Charlotte
CLV|BR|America/Sao_Paulo|Caldas Novas|Caldas Novas|Caldas Novas
CLY|FR|Europe/Paris|Calvi|Calvi|Calvi
CMA|AU|Australia/Brisbane|Cunnamulla|Cunnamulla|Cunnamulla
CMB|LK|Asia/Colombo|Colombo|Colombo|كولومبو
CME|MX|America/Merida|Ciudad del Carmen|Ciudad del Carmen|Ciudad del Carmen
CMF|FR|Europe/Paris|Chambéry|Chambéry|Chambéry
CMG|BR|America/Campo_Grande|Corumbá|Corumbá|Corumbá
CMH|US|America/New_York|Columbus|Columbus|Columbus
CMI|US|America/Chicago|Champaign|Champaign|Champaign
CMP|BR|America/Belem|Santana do Araguaia|Santana do Araguaia|Santana do Araguaia
CMU|PG|Pacific/Port_Moresby|Kundiawa|Kundiawa|Kundiawa
CMW|CU|America/Havana|Camagüey|Camagüey|Camagüey
CMX|US|America/Detroit|Hancock|Hancock|Hancock
CNB|AU|Australia/Sydney|Coonamble|Coonamble|Coonamble
CNC|AU|Australia/Brisbane|Coconut|Coconut|Coconut
CND|RO|Europe/Bucharest|Constanța|Constanța|Constanța
CNI|CN|Asia/Shanghai|Changhai|Changhai|Changhai
CNJ|AU|Australia/Brisbane|Cloncurry|Cloncurry|Cloncurry
CNM|US|America/Denver|Carlsbad|Carlsbad|Carlsbad
CNN|IN|Asia/Kolkata|Kannur|Kannur|Kannur
CNP|GL|America/Scoresbysund|Ittoqqortoormiit|Ittoqqortoormiit|Ittoqqortoormiit
CNQ|AR|America/Argentina/Buenos_Aires|Corrientes|Corrientes|Corrientes
CNS|AU|Australia/Brisbane|Cairns|Cairns|Cairns
CNX|TH|Asia/Bangkok|Chiang Mai|Chiang Mai|Chiang Mai
CNY|US|America/Denver|Moab|Moab|Moab
COD|US|America/Denver|Cody|Cody|Cody
COK|IN|Asia/Kolkata|Kochi|Kochi|Kochi
COL|GB|Europe/London|Coll|Coll|Coll
COO|BJ|Africa/Porto-Novo|Cotonou|Cotonou|Cotonou
COR|AR|America/Argentina/Buenos_Aires|Córdoba|Córdoba|Córdoba
COS|US|America/Denver|Colorado Springs|Colorado Springs|Colorado Springs
COU|US|America/Chicago|Columbia|Columbia|Columbia
COV|TR|Europe/Istanbul|Çukurova|Çukurova|Çukurova
CPC|AR|America/Argentina/Salta|San Martín de los Andes|San Martín de los Andes|San Martín de los Andes
CPD|AU|Australia/Adelaide|Coober Pedy|Coober Pedy|Coober Pedy
CPE|MX|America/Merida|Campeche|Campeche|Campeche
CPH|DK|Europe/Copenhagen|Copenhagen|Copenhague|كوبنهاغن
CPO|CL|America/Santiago|Copiapó|Copiapó|Copiapó
CPR|US|America/Denver|Casper|Casper|Casper
CPT|ZA|Africa/Johannesburg|Cape Town|Le Cap|كيب تاون
CPV|BR|America/Belem|Campina Grande|Campina Grande|Campina Grande
CPX|PR|America/Puerto_Rico|Culebra|Culebra|Culebra
CQW|CN|Asia/Shanghai|Wulong|Wulong|Wulong
CRA|RO|Europe/Bucharest|Craiova|Craiova|Craiova
CRD|AR|America/Argentina/Buenos_Aires|Comodoro Rivadavia|Comodoro Rivadavia|Comodoro Rivadavia
CRI|BS|America/Nassau|Colonel Hill|Colonel Hill|Colonel Hill
CRK|PH|Asia/Manila|Clark Special Economic Zone|Clark Special Economic Zone|Clark Special Economic Zone
CRM|PH|Asia/Manila|Catarman|Catarman|Catarman
CRP|US|America/Chicago|Corpus Christi|Corpus Christi|Corpus Christi
CRU|GD|America/Grenada|Carriacou|Carriacou|Carriacou
CRV|IT|Europe/Rome|Crotone|Crotone|Crotone
CRW|US|America/New_York|Charleston|Charleston|Charleston
CRZ|TM|Asia/Ashgabat|Türkmenabat|Türkmenabat|Türkmenabat
CSG|US|America/New_York|Columbus|Columbus|Columbus
CSH|RU|Europe/Moscow|Solovetsky Islands|Solovetsky Islands|Solovetsky Islands
CSK|SN|Africa/Dakar|Cap Skirring|Cap Skirring|Cap Skirring
CSW|MX|America/Mazatlan|Cabo San Lucas|Cabo San Lucas|Cabo San Lucas
CSX|CN|Asia/Shanghai|Changsha|Changsha|Changsha
CSY|RU|Europe/Moscow|Cheboksary|Cheboksary|Cheboksary
CTA|IT|Europe/Rome|Catania|Catania|Catania
CTC|AR|America/Argentina/Buenos_Aires|Catamarca|Catamarca|Catamarca
CTD|PA|America/Panama|Chitré|Chitré|Chitré
CTG|CO|America/Bogota|Cartagena|Cartagena|Cartagena
CTL|AU|Australia/Brisbane|Charleville|Charleville|Charleville
CTM|MX|America/Cancun|Chetumal|Chetumal|Chetumal
CTN|AU|Australia/Brisbane|Cooktown|Cooktown|Cooktown
CTQ|BR|America/Sao_Paulo|Santa Vitória|Santa Vitória|Santa Vitória
CTU|CN|Asia/Shanghai|Chengdu|Chengdu|Chengdu
CUA|MX|America/Mazatlan|Ciudad Constitución|Ciudad Constitución|Ciudad Constitución
CUC|CO|America/Bogota|Cúcuta|Cúcuta|Cúcuta
CUE|EC|America/Guayaquil|Cuenca|Cuenca|Cuenca
CUF|IT|Europe/Rome|Cuneo|Cuneo|Cuneo
CUK|BZ|America/Belize|Caye Caulker|Caye Caulker|Caye Caulker
CUL|MX|America/Mazatlan|Culiacán|Culiacán|Culiacán
CUM|VE|America/Caracas|Cumaná|Cumaná|Cumaná
CUN|MX|America/Cancun|Cancún|Cancún|كانكون
CUP|VE|America/Caracas|Carúpano|Carúpano|Carúpano
CUQ|AU|Australia/Brisbane|Coen|Coen|Coen
CUR|CW|America/Curacao|Willemstad|Willemstad|Willemstad
CUU|MX|America/Mazatlan|Chihuahua|Chihuahua|Chihuahua
CUZ|PE|America/Lima|Cusco|Cusco|Cusco
CVG|US|America/New_York|Cincinnati|Cincinnati|سينسيناتي
CVM|MX|America/Monterrey|Ciudad Victoria|Ciudad Victoria|Ciudad Victoria
CVN|US|America/Denver|Clovis|Clovis|Clovis
CVQ|AU|Australia/Perth|Carnarvon|Carnarvon|Carnarvon
CVU|PT|Atlantic/Azores|Corvo Island|Corvo Island|Corvo Island
CWA|US|America/Chicago|Wausau|Wausau|Wausau
CWB|BR|America/Sao_Paulo|Curitiba|Curitiba|Curitiba
CWC|UA|Europe/Kyiv|Chernivtsi|Chernivtsi|Chernivtsi
CWJ|CN|Asia/Shanghai|Nuoliang Township|Nuoliang Township|Nuoliang Township
CWL|GB|Europe/London|Cardiff|Cardiff|Cardiff
CXB|BD|Asia/Dhaka|Cox's Bazar|Cox's Bazar|Cox's Bazar
CXI|KI|Pacific/Kiritimati|Christmas Island|Christmas Island|Christmas Island
CXJ|BR|America/Sao_Paulo|Caxias do Sul|Caxias do Sul|Caxias do Sul
CXP|ID|Asia/Jakarta|Cilacap|Cilacap|Cilacap
CXR|VN|Asia/Ho_Chi_Minh|Cam Ranh|Cam Ranh|Cam Ranh
CYA|HT|America/Port-au-Prince|Les Cayes|Les Cayes|Les Cayes
CYB|KY|America/Cayman|Cayman Brac|Cayman Brac|Cayman Brac
CYC|BZ|America/Belize|Caye Chapel|Caye Chapel|Caye Chapel
CYF|US|America/Anchorage|Chefornak|Chefornak|Chefornak
CYI|TW|Asia/Taipei|Chiayi|Chiayi|Chiayi
CYO|CU|America/Havana|Cayo Largo del Sur|Cayo Largo del Sur|Cayo Largo del Sur
CYP|PH|Asia/Manila|Calbayog|Calbayog|Calbayog
CYS|US|America/Denver|Cheyenne|Cheyenne|Cheyenne
CYT|US|America/Anchorage|Yakataga|Yakataga|Yakataga
CYU|PH|Asia/Manila|Cuyo|Cuyo|Cuyo
CYX|RU|Asia/Magadan|Chersky|Chersky|Chersky
CYZ|PH|Asia/Manila|Cauayan|Cauayan|Cauayan
CZE|VE|America/Caracas|Coro|Coro|Coro
CZH|BZ|America/Belize|Corozal|Corozal|Corozal
CZL|DZ|Africa/Algiers|Constantine|Constantine|قسنطينة
CZM|MX|America/Cancun|Cozumel|Cozumel|Cozumel
CZS|BR|America/Eirunepe|Cruzeiro do Sul|Cruzeiro do Sul|Cruzeiro do Sul
CZU|CO|America/Bogota|Corozal|Corozal|Corozal
CZX|CN|Asia/Shanghai|Changzhou|Changzhou|Changzhou
DAB|US|America/New_York|Daytona Beach|Daytona Beach|Daytona Beach
DAC|BD|Asia/Dhaka|Dhaka|Dacca|دكا
DAD|VN|Asia/Ho_Chi_Minh|Da Nang|Da Nang|Da Nang
DAM|SY|Asia/Damascus|Damascus|Damas|دمشق
DAR|TZ|Africa/Dar_es_Salaam|Dar es Salaam|Dar es Salam|دار السلام
DAT|CN|Asia/Shanghai|Datong|Datong|Datong
DAU|PG|Pacific/Port_Moresby|Daru|Daru|Daru
DAV|PA|America/Panama|David|David|David
DAY|US|America/New_York|Dayton|Dayton|Dayton
DBA|PK|Asia/Karachi|Dalbandin|Dalbandin|Dalbandin
DBB|EG|Africa/Cairo|El Alamein|El Alamein|El Alamein
DBC|CN|Asia/Shanghai|Baicheng|Baicheng|Baicheng
DBO|AU|Australia/Sydney|Dubbo|Dubbo|Dubbo
DBQ|US|America/Chicago|Dubuque|Dubuque|Dubuque
DBR|IN|Asia/Kolkata|Darbhanga|Darbhanga|Darbhanga
DBV|HR|Europe/Zagreb|Dubrovnik|Dubrovnik|Dubrovnik
DCF|DM|America/Dominica|Canefield|Canefield|Canefield
DCM|FR|Europe/Paris|Castres|Castres|Castres
DCY|CN|Asia/Shanghai|Daocheng|Daocheng|Daocheng
DDC|US|America/Chicago|Dodge City|Dodge City|Dodge City
DDG|CN|Asia/Shanghai|Dandong|Dandong|Dandong
DDR|CN|Asia/Shanghai|Xigaze Dingri|Xigaze Dingri|Xigaze Dingri
DEA|PK|Asia/Karachi|Dera Ghazi Khan|Dera Ghazi Khan|Dera Ghazi Khan
DEB|HU|Europe/Budapest|Debrecen|Debrecen|Debrecen
DEC|US|America/Chicago|Decatur|Decatur|Decatur
DED|IN|Asia/Kolkata|Dehradun|Dehradun|Dehradun
DEE|RU|Asia/Vladivostok|Yuzhno-Kurilsk|Yuzhno-Kurilsk|Yuzhno-Kurilsk
DEF|IR|Asia/Tehran|Dezful|Dezful|Dezful
DEL|IN|Asia/Kolkata|Delhi|Delhi|دلهي
DEM|ET|Africa/Addis_Ababa|Dembidolo|Dembidolo|Dembidolo
DEN|US|America/Denver|Denver|Denver|دنفر
DEX|ID|Asia/Jayapura|Yahukimo|Yahukimo|Yahukimo
DFW|US|America/Chicago|Dallas|Dallas|دالاس
DGA|BZ|America/Belize|Dangriga|Dangriga|Dangriga
DGH|IN|Asia/Kolkata|Deoghar|Deoghar|Deoghar
DGO|MX|America/Monterrey|Durango|Durango|Durango
DGT|PH|Asia/Manila|Dumaguete|Dumaguete|Dumaguete
DHM|IN|Asia/Kolkata|Kangra|Kangra|Kangra
DHN|US|America/Chicago|Dothan|Dothan|Dothan
DIB|IN|Asia/Kolkata|Dibrugarh|Dibrugarh|Dibrugarh
DIE|MG|Indian/Antananarivo|Antsiranana|Antsiranana|Antsiranana
DIG|CN|Asia/Shanghai|Shangri-La|Shangri-La|Shangri-La
DIJ|FR|Europe/Paris|Dijon|Dijon|Dijon
DIK|US|America/Denver|Dickinson|Dickinson|Dickinson
DIL|TL|Asia/Dili|Dili|Dili|Dili
DIN|VN|Asia/Ho_Chi_Minh|Dien Bien Phu|Dien Bien Phu|Dien Bien Phu
DIR|ET|Africa/Addis_Ababa|Dire Dawa|Dire Dawa|Dire Dawa
DIS|CG|Africa/Brazzaville|Dolisie|Dolisie|Dolisie
DIU|IN|Asia/Kolkata|Diu|Diu|Diu
DIY|TR|Europe/Istanbul|Diyarbakır|Diyarbakır|Diyarbakır
DJB|ID|Asia/Jakarta|Jambi|Jambi|Jambi
DJE|TN|Africa/Tunis|Djerba|Djerba|جربة
DJG|DZ|Africa/Algiers|Djanet|Djanet|Djanet
DJJ|ID|Asia/Jayapura|Jayapura|Jayapura|Jayapura
DJT|US|America/New_York|President Donald J. Trump|President Donald J. Trump|President Donald J. Trump
DKR|SN|Africa/Dakar|Dakar|Dakar|داكار
DLA|CM|Africa/Douala|Douala|Douala|Douala
DLC|CN|Asia/Shanghai|Dalian|Dalian|Dalian
DLE|FR|Europe/Paris|Dole|Dole|Dole
DLG|US|America/Anchorage|Dillingham|Dillingham|Dillingham
DLH|US|America/Chicago|Duluth|Duluth|Duluth
DLI|VN|Asia/Ho_Chi_Minh|Da Lat|Da Lat|Da Lat
DLM|TR|Europe/Istanbul|Dalaman|Dalaman|Dalaman
DLR|RU|Asia/Vladivostok|Dalnerechensk|Dalnerechensk|Dalnerechensk
DLU|CN|Asia/Shanghai|Dali|Dali|Dali
DLZ|MN|Asia/Ulaanbaatar|Dalanzadgad|Dalanzadgad|Dalanzadgad
DMB|KZ|Asia/Almaty|Taraz|Taraz|Taraz
DMD|AU|Australia/Brisbane|Doomadgee|Doomadgee|Doomadgee
DMM|SA|Asia/Riyadh|Dammam|Dammam|الدمام
DMU|IN|Asia/Kolkata|Dimapur|Dimapur|Dimapur
DND|GB|Europe/London|Dundee|Dundee|Dundee
DNH|CN|Asia/Shanghai|Dunhuang|Dunhuang|Dunhuang
DNK|UA|Europe/Kyiv|Dnipro|Dnipro|Dnipro
DNR|FR|Europe/Paris|Dinard|Dinard|Dinard
DNZ|TR|Europe/Istanbul|Denizli|Denizli|Denizli
DOD|TZ|Africa/Dar_es_Salaam|Dodoma|Dodoma|Dodoma
DOE|SR|America/Paramaribo|Djoemoe|Djoemoe|Djoemoe
DOG|SD|Africa/Khartoum|Dongola|Dongola|Dongola
DOH|QA|Asia/Qatar|Doha|Doha|الدوحة
DOL|FR|Europe/Paris|Deauville|Deauville|Deauville
DOM|DM|America/Dominica|St Andrew Parish|St Andrew Parish|St Andrew Parish
DOP|NP|Asia/Kathmandu|Dolpa|Dolpa|Dolpa
DOY|CN|Asia/Shanghai|Dongying|Dongying|Dongying
DPL|PH|Asia/Manila|Dipolog|Dipolog|Dipolog
DPO|AU|Australia/Hobart|Devonport|Devonport|Devonport
DPS|ID|Asia/Makassar|Denpasar|Denpasar|دنباسار
DPT|RU|Asia/Vladivostok|Deputatsky|Deputatsky|Deputatsky
DQA|CN|Asia/Shanghai|Daqing|Daqing|Daqing
DQM|OM|Asia/Muscat|Duqm|Duqm|Duqm
DRG|US|America/Anchorage|Deering|Deering|Deering
DRJ|SR|America/Paramaribo|Drietabbetje|Drietabbetje|Drietabbetje
DRO|US|America/Denver|Durango|Durango|Durango
DRP|PH|Asia/Manila|Daraga|Daraga|Daraga
DRS|DE|Europe/Berlin|Dresden|Dresden|Dresden
DRV|MV|Indian/Maldives|Dharavandhoo Island|Dharavandhoo Island|Dharavandhoo Island
DRW|AU|Australia/Darwin|Darwin|Darwin|Darwin
DSD|GP|America/Guadeloupe|La Désirade|La Désirade|La Désirade
DSE|ET|Africa/Addis_Ababa|Dessie|Dessie|Dessie
DSI|US|America/Chicago|Destin|Destin|Destin
DSM|US|America/Chicago|Des Moines|Des Moines|Des Moines
DSN|CN|Asia/Shanghai|Ordos|Ordos|Ordos
DSO|KP|Asia/Pyongyang|Sondok|Sondok|Sondok
DTB|ID|Asia/Jakarta|Siborong-Borong|Siborong-Borong|Siborong-Borong
DTD|ID|Asia/Makassar|Datadawai|Datadawai|Datadawai
DTM|DE|Europe/Berlin|Dortmund|Dortmund|Dortmund
DTT|US|America/New_York|Detroit|Détroit|ديترويت
DTU|CN|Asia/Shanghai|Wudalianchi|Wudalianchi|Wudalianchi
DUB|IE|Europe/Dublin|Dublin|Dublin|دبلن
DUD|NZ|Pacific/Auckland|Dunedin|Dunedin|Dunedin
DUE|AO|Africa/Luanda|Dundo|Dundo|Dundo
DUJ|US|America/New_York|DuBois|DuBois|DuBois
DUM|ID|Asia/Jakarta|Dumai|Dumai|Dumai
DUR|ZA|Africa/Johannesburg|Durban|Durban|Durban
DUS|DE|Europe/Berlin|Düsseldorf|Düsseldorf|دوسلدورف
DUT|US|America/Anchorage|Unalaska|Unalaska|Unalaska
DVL|US|America/Chicago|Devils Lake|Devils Lake|Devils Lake
DVO|PH|Asia/Manila|Davao City|Davao City|Davao City
DWB|MG|Indian/Antananarivo|Soalala|Soalala|Soalala
DWD|SA|Asia/Riyadh|Dawadmi|Dawadmi|Dawadmi
DXB|AE|Asia/Dubai|Dubai|Dubaï|دبي
DXJ|CN|Asia/Shanghai|Xiangxi Biancheng|Xiangxi Biancheng|Xiangxi Biancheng
DYG|CN|Asia/Shanghai|Zhangjiajie|Zhangjiajie|Zhangjiajie
DYR|RU|Asia/Anadyr|Anadyr|Anadyr|Anadyr
DYU|TJ|Asia/Dushanbe|Dushanbe|Dushanbe|Dushanbe
DZA|YT|Indian/Mayotte|Dzaoudzi|Dzaoudzi|Dzaoudzi
DZH|CN|Asia/Shanghai|Dazhou|Dazhou|Dazhou
DZN|KZ|Asia/Almaty|Zhezkazgan|Zhezkazgan|Zhezkazgan
EAA|US|America/Anchorage|Eagle|Eagle|Eagle
EAM|SA|Asia/Riyadh|Najran|Najran|Najran
EAR|US|America/Chicago|Kearney|Kearney|Kearney
EAS|ES|Europe/Madrid|San Sebastián|San Sebastián|San Sebastián
EAT|US|America/Los_Angeles|Wenatchee|Wenatchee|Wenatchee
EAU|US|America/Chicago|Eau Claire|Eau Claire|Eau Claire
EAX|SR|America/Paramaribo|Paramaribo Eduard Alexander Gummels|Paramaribo Eduard Alexander Gummels|Paramaribo Eduard Alexander Gummels
EBA|IT|Europe/Rome|Elba Island|Elba Island|Elba Island
EBB|UG|Africa/Kampala|Entebbe|Entebbe|عنتيبي
EBD|SD|Africa/Khartoum|El Obeid|El Obeid|El Obeid
EBJ|DK|Europe/Copenhagen|Esbjerg|Esbjerg|Esbjerg
EBL|IQ|Asia/Baghdad|Erbil|Erbil|أربيل
ECN|CY|Asia/Famagusta|Nicosia|Nicosia|Nicosia
ECP|US|America/Chicago|Panama City|Panama City|Panama City
EDI|GB|Europe/London|Edinburgh|Édimbourg|إدنبرة
EDL|KE|Africa/Nairobi|Eldoret|Eldoret|Eldoret
EDO|TR|Europe/Istanbul|Edremit|Edremit|Edremit
EDR|AU|Australia/Brisbane|Pormpuraaw|Pormpuraaw|Pormpuraaw
EEK|US|America/Anchorage|Eek|Eek|Eek
EFL|GR|Europe/Athens|Cephalonia|Cephalonia|Cephalonia
EGC|FR|Europe/Paris|Bergerac|Bergerac|Bergerac
EGE|US|America/Denver|Eagle|Eagle|Eagle
EGO|RU|Europe/Moscow|Belgorod|Belgorod|Belgorod
EGS|IS|Atlantic/Reykjavik|Egilsstaðir|Egilsstaðir|Egilsstaðir
EGX|US|America/Anchorage|Egegik|Egegik|Egegik
EHU|CN|Asia/Shanghai|Echeng District|Echeng District|Echeng District
EIE|RU|Asia/Krasnoyarsk|Yeniseysk|Yeniseysk|Yeniseysk
EIK|RU|Europe/Moscow|Yeysk|Yeysk|Yeysk
EIN|NL|Europe/Amsterdam|Eindhoven|Eindhoven|Eindhoven
EIS|VG|America/Tortola|Tortola|Tortola|Tortola
EJA|CO|America/Bogota|Barrancabermeja|Barrancabermeja|Barrancabermeja
EJH|SA|Asia/Riyadh|Al Wajh|Al Wajh|Al Wajh
EJN|CN|Asia/Shanghai|Ejin Banner|Ejin Banner|Ejin Banner
EKO|US|America/Los_Angeles|Elko|Elko|Elko
EKS|RU|Asia/Vladivostok|Shakhtyorsk|Shakhtyorsk|Shakhtyorsk
ELC|AU|Australia/Darwin|Elcho Island|Elcho Island|Elcho Island
ELD|US|America/Chicago|El Dorado|El Dorado|El Dorado
ELF|SD|Africa/Khartoum|El Fasher|El Fasher|El Fasher
ELG|DZ|Africa/Algiers|El Goléa|El Goléa|El Goléa
ELH|BS|America/Nassau|North Eleuthera|North Eleuthera|North Eleuthera
ELI|US|America/Anchorage|Elim|Elim|Elim
ELM|US|America/New_York|Elmira|Elmira|Elmira
ELP|US|America/Denver|El Paso|El Paso|El Paso
ELQ|SA|Asia/Riyadh|Buraidah|Buraidah|Buraidah
ELS|ZA|Africa/Johannesburg|East London|East London|East London
ELU|DZ|Africa/Algiers|El Oued|El Oued|El Oued
ELV|US|America/Juneau|Elfin Cove|Elfin Cove|Elfin Cove
EMA|GB|Europe/London|Nottingham|Nottingham|Nottingham
EMD|AU|Australia/Brisbane|Emerald|Emerald|Emerald
EME|DE|Europe/Berlin|Emden|Emden|Emden
EMK|US|America/Anchorage|Emmonak|Emmonak|Emmonak
ENA|US|America/Anchorage|Kenai|Kenai|Kenai
ENE|ID|Asia/Makassar|Ende|Ende|Ende
ENF|FI|Europe/Helsinki|Enontekiö|Enontekiö|Enontekiö
ENH|CN|Asia/Shanghai|Enshi|Enshi|Enshi
ENI|PH|Asia/Manila|El Nido|El Nido|El Nido
ENO|PY|America/Asuncion|Encarnacion|Encarnacion|Encarnacion
ENT|MH|Pacific/Majuro|Enewetak|Enewetak|Enewetak
ENU|NG|Africa/Lagos|Enugu|Enugu|Enugu
ENY|CN|Asia/Shanghai|Yan'an|Yan'an|Yan'an
EOH|CO|America/Bogota|Medellín|Medellín|Medellín
EOI|GB|Europe/London|Eday|Eday|Eday
EPR|AU|Australia/Perth|Esperance|Esperance|Esperance
EPU|EE|Europe/Tallinn|Pärnu|Pärnu|Pärnu
EQS|AR|America/Argentina/Buenos_Aires|Esquel|Esquel|Esquel
ERC|TR|Europe/Istanbul|Erzincan|Erzincan|Erzincan
ERF|DE|Europe/Berlin|Erfurt|Erfurt|Erfurt
ERH|MA|Africa/Casablanca|Errachidia|Errachidia|Errachidia
ERI|US|America/New_York|Erie|Erie|Erie
ERL|CN|Asia/Shanghai|Erenhot|Erenhot|Erenhot
ERZ|TR|Europe/Istanbul|Erzurum|Erzurum|Erzurum
ESC|US|America/Detroit|Escanaba|Escanaba|Escanaba
ESD|US|America/Los_Angeles|Eastsound|Eastsound|Eastsound
ESL|RU|Europe/Moscow|Elista|Elista|Elista
ESM|EC|America/Guayaquil|Esmeraldas|Esmeraldas|Esmeraldas
ESR|CL|America/Santiago|El Salvador|El Salvador|El Salvador
ESU|MA|Africa/Casablanca|Essaouira|Essaouira|Essaouira
ETM|IL|Asia/Jerusalem|Eilat|Eilat|Eilat
ETR|EC|America/Guayaquil|Santa Rosa|Santa Rosa|Santa Rosa
ETZ|FR|Europe/Paris|Metz|Metz|Metz
EUA|TO|Pacific/Tongatapu|Eua|Eua|Eua
EUG|US|America/Los_Angeles|Eugene|Eugene|Eugene
EUN|MA|Africa/Casablanca|Laayoune|Laayoune|Laayoune
EUX|BQ|America/Curacao|Oranjestad|Oranjestad|Oranjestad
EVE|NO|Europe/Oslo|Harstad|Harstad|Harstad
EVG|SE|Europe/Stockholm|Sveg|Sveg|Sveg
EVN|AM|Asia/Yerevan|Yerevan|Erevan|يريفان
EVV|US|America/Chicago|Evansville|Evansville|Evansville
EWB|US|America/New_York|New Bedford|New Bedford|New Bedford
EWN|US|America/New_York|New Bern|New Bern|New Bern
EXT|GB|Europe/London|Exeter|Exeter|Exeter
EYK|RU|Asia/Yekaterinburg|Beloyarsky|Beloyarsky|Beloyarsky
EYP|CO|America/Bogota|Yopal|Yopal|Yopal
EYW|US|America/New_York|Key West|Key West|Key West
EZS|TR|Europe/Istanbul|Elazığ|Elazığ|Elazığ
FAE|FO|Atlantic/Faroe|Vágar|Vágar|Vágar
FAI|US|America/Anchorage|Fairbanks|Fairbanks|Fairbanks
FAO|PT|Europe/Lisbon|Faro|Faro|Faro
FAR|US|America/Chicago|Fargo|Fargo|Fargo
FAT|US|America/Los_Angeles|Fresno|Fresno|Fresno
FAV|PF|Pacific/Tahiti|Fakarava|Fakarava|Fakarava
FAY|US|America/New_York|Fayetteville|Fayetteville|Fayetteville
FBD|AF|Asia/Kabul|Fayzabad|Fayzabad|Fayzabad
FBE|BR|America/Sao_Paulo|Francisco Beltrão|Francisco Beltrão|Francisco Beltrão
FBM|CD|Africa/Lubumbashi|Lubumbashi|Lubumbashi|Lubumbashi
FCA|US|America/Denver|Kalispell|Kalispell|Kalispell
FCN|DE|Europe/Berlin|Cuxhaven|Cuxhaven|Cuxhaven
FDE|NO|Europe/Oslo|Førde|Førde|Førde
FDF|MQ|America/Martinique|Fort-de-France|Fort-de-France|Fort-de-France
FDH|DE|Europe/Berlin|Friedrichshafen|Friedrichshafen|Friedrichshafen
FDU|CD|Africa/Kinshasa|Bandundu|Bandundu|Bandundu
FEC|BR|America/Bahia|Feira de Santana|Feira de Santana|Feira de Santana
FEG|UZ|Asia/Tashkent|Fergana|Fergana|Fergana
FEN|BR|America/Noronha|Fernando de Noronha|Fernando de Noronha|Fernando de Noronha
FEZ|MA|Africa/Casablanca|Fez|Fez|Fez
FGU|PF|Pacific/Tahiti|Fangatau|Fangatau|Fangatau
FHZ|PF|Pacific/Tahiti|Fakahina|Fakahina|Fakahina
FIE|GB|Europe/London|Fair Isle|Fair Isle|Fair Isle
FIH|CD|Africa/Kinshasa|Kinshasa|Kinshasa|كينشاسا
FIZ|AU|Australia/Perth|Fitzroy Crossing|Fitzroy Crossing|Fitzroy Crossing
FJR|AE|Asia/Dubai|Fujairah|Fujairah|Fujairah
FKB|DE|Europe/Berlin|Karlsruhe|Karlsruhe|Karlsruhe
FKI|CD|Africa/Lubumbashi|Kisangani|Kisangani|Kisangani
FKQ|ID|Asia/Jayapura|Fakfak|Fakfak|Fakfak
FKS|JP|Asia/Tokyo|Sukagawa|Sukagawa|Sukagawa
FLA|CO|America/Bogota|Florencia|Florencia|Florencia
FLG|US|America/Phoenix|Flagstaff|Flagstaff|Flagstaff
FLL|US|America/New_York|Fort Lauderdale|Fort Lauderdale|Fort Lauderdale
FLN|BR|America/Sao_Paulo|Florianópolis|Florianópolis|Florianópolis
FLO|US|America/New_York|Florence|Florence|Florence
FLR|IT|Europe/Rome|Florence|Florence|فلورنسا
FLS|AU|Australia/Hobart|Flinders Island|Flinders Island|Flinders Island
FLW|PT|Atlantic/Azores|Flores Island|Flores Island|Flores Island
FLZ|ID|Asia/Jakarta|Sibolga|Sibolga|Sibolga
FMA|AR|America/Argentina/Cordoba|Formosa|Formosa|Formosa
FMC|US|America/Anchorage|Five Mile|Five Mile|Five Mile
FMG|CR|America/Costa_Rica|Flamingo|Flamingo|Flamingo
FMI|CD|Africa/Lubumbashi|Kalemie|Kalemie|Kalemie
FMM|DE|Europe/Berlin|Memmingen|Memmingen|Memmingen
FMO|DE|Europe/Berlin|Münster|Münster|Münster
FMT|MV|Indian/Maldives|Faresmaathodaa|Faresmaathodaa|Faresmaathodaa
FNA|SL|Africa/Freetown|Freetown|Freetown|فريتاون
FNC|PT|Atlantic/Madeira|Funchal|Funchal|Funchal
FNI|FR|Europe/Paris|Nîmes|Nîmes|Nîmes
FNJ|KP|Asia/Pyongyang|Pyongyang|Pyongyang|Pyongyang
FNR|US|America/Juneau|Funter Bay|Funter Bay|Funter Bay
FNT|US|America/Detroit|Flint|Flint|Flint
FOA|GB|Europe/London|Foula|Foula|Foula
FOC|CN|Asia/Shanghai|Fuzhou|Fuzhou|Fuzhou
FOD|US|America/Chicago|Fort Dodge|Fort Dodge|Fort Dodge
FOG|IT|Europe/Rome|Foggia|Foggia|Foggia
FOR|BR|America/Belem|Fortaleza|Fortaleza|Fortaleza
FPO|BS|America/Nassau|Freeport|Freeport|Freeport
FRA|DE|Europe/Berlin|Frankfurt|Francfort|فرانكفورت
FRD|US|America/Los_Angeles|Friday Harbor|Friday Harbor|Friday Harbor
FRE|SB|Pacific/Guadalcanal|Fera Island|Fera Island|Fera Island
FRL|IT|Europe/Rome|Forlì|Forlì|Forlì
FRO|NO|Europe/Oslo|Florø|Florø|Florø
FRS|GT|America/Guatemala|Flores|Flores|Flores
FRW|BW|Africa/Gaborone|Francistown|Francistown|Francistown
FSC|FR|Europe/Paris|Figari|Figari|Figari
FSD|US|America/Chicago|Sioux Falls|Sioux Falls|Sioux Falls
FSM|US|America/Chicago|Fort Smith|Fort Smith|Fort Smith
FSP|PM|America/Miquelon|Saint-Pierre|Saint-Pierre|Saint-Pierre
FSZ|JP|Asia/Tokyo|Shizuoka|Shizuoka|Shizuoka
FTA|VU|Pacific/Efate|Futuna Island|Futuna Island|Futuna Island
FTE|AR|America/Argentina/Buenos_Aires|El Calafate|El Calafate|El Calafate
FTI|AS|Pacific/Pago_Pago|Fitiuta|Fitiuta|Fitiuta
FTU|MG|Indian/Antananarivo|Tôlanaro|Tôlanaro|Tôlanaro
FUE|ES|Atlantic/Canary|Fuerteventura|Fuerteventura|Fuerteventura
FUG|CN|Asia/Shanghai|Fuyang|Fuyang|Fuyang
FUJ|JP|Asia/Tokyo|Gotō|Gotō|Gotō
FUK|JP|Asia/Tokyo|Fukuoka|Fukuoka|Fukuoka
FUN|TV|Pacific/Funafuti|Funafuti|Funafuti|Funafuti
FUO|CN|Asia/Shanghai|Foshan|Foshan|Foshan
FUT|WF|Pacific/Wallis|Futuna Island|Futuna Island|Futuna Island
FWA|US|America/Indiana/Indianapolis|Fort Wayne|Fort Wayne|Fort Wayne
FYJ|CN|Asia/Shanghai|Fuyuan|Fuyuan|Fuyuan
FYN|CN|Asia/Shanghai|Fuyun|Fuyun|Fuyun
FYU|US|America/Anchorage|Fort Yukon|Fort Yukon|Fort Yukon
GAE|TN|Africa/Tunis|Gabès|Gabès|Gabès
GAF|TN|Africa/Tunis|Gafsa|Gafsa|Gafsa
GAJ|JP|Asia/Tokyo|Yamagata|Yamagata|Yamagata
GAL|US|America/Anchorage|Galena|Galena|Galena
GAM|US|America/Anchorage|Gambell|Gambell|Gambell
GAN|MV|Indian/Maldives|Gan Island|Gan Island|Gan Island
GAQ|ML|Africa/Bamako|Gao|Gao|Gao
GAU|IN|Asia/Kolkata|Guwahati|Guwahati|Guwahati
GAX|GA|Africa/Libreville|Gamba|Gamba|Gamba
GAY|IN|Asia/Kolkata|Gaya|Gaya|Gaya
GBB|AZ|Asia/Baku|Qabala|Qabala|Qabala
GBE|BW|Africa/Gaborone|Gaborone|Gaborone|Gaborone
GBI|IN|Asia/Kolkata|Gulbarga|Gulbarga|Gulbarga
GBJ|GP|America/Guadeloupe|Grand-Bourg|Grand-Bourg|Grand-Bourg
GCC|US|America/Denver|Gillette|Gillette|Gillette
GCH|IR|Asia/Tehran|Gachsaran|Gachsaran|Gachsaran
GCI|GG|Europe/Guernsey|The Forest|The Forest|The Forest
GCK|US|America/Chicago|Garden City|Garden City|Garden City
GCM|KY|America/Cayman|Grand Cayman|Grand Cayman|Grand Cayman
GCN|US|America/Phoenix|Tusayan|Tusayan|Tusayan
GDB|IN|Asia/Kolkata|Gondia|Gondia|Gondia
GDE|ET|Africa/Addis_Ababa|Gode|Gode|Gode
GDL|MX|America/Mexico_City|Guadalajara|Guadalajara|Guadalajara
GDN|PL|Europe/Warsaw|Gdańsk|Gdańsk|Gdańsk
GDQ|ET|Africa/Addis_Ababa|Gondar|Gondar|Gondar
GDT|TC|America/Grand_Turk|Grand Turk Island|Grand Turk Island|Grand Turk Island
GDV|US|America/Denver|Glendive|Glendive|Glendive
GDX|RU|Asia/Magadan|Magadan|Magadan|Magadan
GDZ|RU|Europe/Moscow|Gelendzhik|Gelendzhik|Gelendzhik
GEA|NC|Pacific/Noumea|Nouméa|Nouméa|Nouméa
GEC|CY|Asia/Famagusta|Geçitkale|Geçitkale|Geçitkale
GEG|US|America/Los_Angeles|Spokane|Spokane|Spokane
GEL|BR|America/Sao_Paulo|Santo Ângelo|Santo Ângelo|Santo Ângelo
GEO|GY|America/Guyana|Georgetown|Georgetown|Georgetown
GER|CU|America/Havana|Nueva Gerona|Nueva Gerona|Nueva Gerona
GES|PH|Asia/Manila|General Santos|General Santos|General Santos
GET|AU|Australia/Perth|Geraldton|Geraldton|Geraldton
GEV|SE|Europe/Stockholm|Gällivare|Gällivare|Gällivare
GFF|AU|Australia/Sydney|Griffith|Griffith|Griffith
GFK|US|America/Chicago|Grand Forks|Grand Forks|Grand Forks
GGF|BR|America/Santarem|Almeirim|Almeirim|Almeirim
GGG|US|America/Chicago|Longview|Longview|Longview
GGJ|BR|America/Sao_Paulo|Guaíra|Guaíra|Guaíra
GGR|SO|Africa/Mogadishu|Garowe|Garowe|Garowe
GGS|AR|America/Argentina/Buenos_Aires|Gobernador Gregores|Gobernador Gregores|Gobernador Gregores
GGT|BS|America/Nassau|Moss Town|Moss Town|Moss Town
GGW|US|America/Denver|Glasgow|Glasgow|Glasgow
GHA|DZ|Africa/Algiers|Ghardaïa|Ghardaïa|Ghardaïa
GHB|BS|America/Nassau|Governor's Harbour|Governor's Harbour|Governor's Harbour
GHT|LY|Africa/Tripoli|Ghat|Ghat|Ghat
GHV|RO|Europe/Bucharest|Brașov|Brașov|Brașov
GIB|GI|Europe/Gibraltar|British Overseas Territory of Gibraltar|British Overseas Territory of Gibraltar|British Overseas Territory of Gibraltar
GIC|AU|Australia/Brisbane|Boigu Island|Boigu Island|Boigu Island
GIL|PK|Asia/Karachi|Gilgit|Gilgit|Gilgit
GIS|NZ|Pacific/Auckland|Gisborne|Gisborne|Gisborne
GIT|TZ|Africa/Dar_es_Salaam|Geita|Geita|Geita
GIZ|SA|Asia/Riyadh|Jizan|Jizan|Jizan
GJA|HN|America/Tegucigalpa|Guanaja|Guanaja|Guanaja
GJL|DZ|Africa/Algiers|Jijel|Jijel|Jijel
GJT|US|America/Denver|Grand Junction|Grand Junction|Grand Junction
GKA|PG|Pacific/Port_Moresby|Goroka|Goroka|Goroka
GKK|MV|Indian/Maldives|Kooddoo|Kooddoo|Kooddoo
GKN|US|America/Anchorage|Gulkana|Gulkana|Gulkana
GLA|GB|Europe/London|Glasgow|Glasgow|Glasgow
GLF|CR|America/Costa_Rica|Golfito|Golfito|Golfito
GLH|US|America/Chicago|Greenville|Greenville|Greenville
GLK|SO|Africa/Mogadishu|Galkayo|Galkayo|Galkayo
GLT|AU|Australia/Brisbane|Gladstone|Gladstone|Gladstone
GLV|US|America/Anchorage|Golovin|Golovin|Golovin
GMA|CD|Africa/Kinshasa|Gemena|Gemena|Gemena
GMB|ET|Africa/Addis_Ababa|Gambela|Gambela|Gambela
GME|BY|Europe/Minsk|Gomel|Gomel|Gomel
GMI|PG|Pacific/Port_Moresby|Gasmata|Gasmata|Gasmata
GMO|NG|Africa/Lagos|Gombe|Gombe|Gombe
GMQ|CN|Asia/Shanghai|Golog|Golog|Golog
GMR|PF|Pacific/Gambier|Mangareva|Mangareva|Mangareva
GMS|BR|America/Belem|Guimarães|Guimarães|Guimarães
GMZ|ES|Atlantic/Canary|La Gomera|La Gomera|La Gomera
GNB|FR|Europe/Paris|Grenoble|Grenoble|Grenoble
GND|GD|America/Grenada|St. George's|St. George's|St. George's
GNJ|AZ|Asia/Baku|Ganja|Ganja|Ganja
GNS|ID|Asia/Jakarta|Gunungsitoli|Gunungsitoli|Gunungsitoli
GNU|US|America/Anchorage|Goodnews Bay|Goodnews Bay|Goodnews Bay
GNV|US|America/New_York|Gainesville|Gainesville|Gainesville
GNY|TR|Europe/Istanbul|Şanlıurfa|Şanlıurfa|Şanlıurfa
GOA|IT|Europe/Rome|Genoa|Genoa|Genoa
GOH|GL|America/Godthab|Nuuk|Nuuk|Nuuk
GOI|IN|Asia/Kolkata|Dabolim|Dabolim|Dabolim
GOJ|RU|Europe/Moscow|Nizhny Novgorod|Nizhny Novgorod|Nizhny Novgorod
GOM|CD|Africa/Lubumbashi|Goma|Goma|Goma
GOP|IN|Asia/Kolkata|Gorakhpur|Gorakhpur|Gorakhpur
GOQ|CN|Asia/Shanghai|Golmud|Golmud|Golmud
GOT|SE|Europe/Stockholm|Gothenburg|Gothenburg|Gothenburg
GOU|CM|Africa/Douala|Garoua|Garoua|Garoua
GOV|AU|Australia/Darwin|Nhulunbuy|Nhulunbuy|Nhulunbuy
GOX|IN|Asia/Kolkata|Mopa|Mopa|Mopa
GOY|RU|Asia/Krasnoyarsk|Tura Gornij|Tura Gornij|Tura Gornij
GPA|GR|Europe/Athens|Patras|Patras|Patras
GPB|BR|America/Sao_Paulo|Guarapuava|Guarapuava|Guarapuava
GPI|CO|America/Bogota|Guapi|Guapi|Guapi
GPS|EC|Pacific/Galapagos|Baltra Island|Baltra Island|Baltra Island
GPT|US|America/Chicago|Gulfport|Gulfport|Gulfport
GRB|US|America/Chicago|Green Bay|Green Bay|Green Bay
GRI|US|America/Chicago|Grand Island|Grand Island|Grand Island
GRJ|ZA|Africa/Johannesburg|George|George|George
GRK|US|America/Chicago|Fort Cavazos|Fort Cavazos|Fort Cavazos
GRO|ES|Europe/Madrid|Girona|Girona|Girona
GRQ|NL|Europe/Amsterdam|Groningen|Groningen|Groningen
GRR|US|America/Detroit|Grand Rapids|Grand Rapids|Grand Rapids
GRV|RU|Europe/Moscow|Grozny|Grozny|Grozny
GRW|PT|Atlantic/Azores|Graciosa|Graciosa|Graciosa
GRX|ES|Europe/Madrid|Granada|Granada|Granada
GRY|IS|Atlantic/Reykjavik|Grímsey|Grímsey|Grímsey
GRZ|AT|Europe/Vienna|Graz|Graz|Graz
GSM|IR|Asia/Tehran|Qeshm|Qeshm|Qeshm
GSO|US|America/New_York|Greensboro|Greensboro|Greensboro
GSP|US|America/New_York|Greenville|Greenville|Greenville
GST|US|America/Juneau|Gustavus|Gustavus|Gustavus
GSV|RU|Europe/Saratov|Saratov|Saratov|Saratov
GTA|SB|Pacific/Guadalcanal|Gatokae|Gatokae|Gatokae
GTE|AU|Australia/Darwin|Groote Eylandt|Groote Eylandt|Groote Eylandt
GTF|US|America/Denver|Great Falls|Great Falls|Great Falls
GTO|ID|Asia/Makassar|Gorontalo|Gorontalo|Gorontalo
GTR|US|America/Chicago|Columbus|Columbus|Columbus
GUA|GT|America/Guatemala|Guatemala City|Guatemala City|Guatemala City
GUB|MX|America/Tijuana|Guerrero Negro|Guerrero Negro|Guerrero Negro
GUC|US|America/Denver|Gunnison|Gunnison|Gunnison
GUM|GU|Pacific/Guam|Hagåtña|Hagåtña|Hagåtña
GUP|US|America/Denver|Gallup|Gallup|Gallup
GUR|PG|Pacific/Port_Moresby|Alotau|Alotau|Alotau
GUW|KZ|Asia/Atyrau|Atyrau|Atyrau|Atyrau
GUZ|BR|America/Sao_Paulo|Guarapari|Guarapari|Guarapari
GVA|CH|Europe/Zurich|Geneva|Genève|جنيف
GVR|BR|America/Sao_Paulo|Governador Valadares|Governador Valadares|Governador Valadares
GWD|PK|Asia/Karachi|Gwadar|Gwadar|Gwadar
GWL|IN|Asia/Kolkata|Gwalior|Gwalior|Gwalior
GWT|DE|Europe/Berlin|Sylt|Sylt|Sylt
GXF|YE|Asia/Aden|Sayun|Sayun|Sayun
GXG|AO|Africa/Luanda|Negage|Negage|Negage
GXH|CN|Asia/Shanghai|Xiahe|Xiahe|Xiahe
GYA|BO|America/La_Paz|Guayaramerín|Guayaramerín|Guayaramerín
GYE|EC|America/Guayaquil|Guayaquil|Guayaquil|Guayaquil
GYM|MX|America/Hermosillo|Guaymas|Guaymas|Guaymas
GYN|BR|America/Sao_Paulo|Goiânia|Goiânia|Goiânia
GYS|CN|Asia/Shanghai|Guangyuan|Guangyuan|Guangyuan
GYU|CN|Asia/Shanghai|Guyuan|Guyuan|Guyuan
GYZ|AU|Australia/Perth|Gruyere Mine Airport|Gruyere Mine Airport|Gruyere Mine Airport
GZG|CN|Asia/Shanghai|Garzê County|Garzê County|Garzê County
GZO|SB|Pacific/Guadalcanal|Gizo|Gizo|Gizo
GZP|TR|Europe/Istanbul|Gazipaşa|Gazipaşa|Gazipaşa
GZT|TR|Europe/Istanbul|Gaziantep|Gaziantep|Gaziantep
HAA|NO|Europe/Oslo|Hasvik|Hasvik|Hasvik
HAC|JP|Asia/Tokyo|Hachijō-jima|Hachijō-jima|Hachijō-jima
HAD|SE|Europe/Stockholm|Halmstad|Halmstad|Halmstad
HAH|KM|Indian/Comoro|Moroni|Moroni|Moroni
HAJ|DE|Europe/Berlin|Hanover|Hanover|Hanover
HAK|CN|Asia/Shanghai|Haikou|Haikou|Haikou
HAL|NA|Africa/Windhoek|Halali|Halali|Halali
HAM|DE|Europe/Berlin|Hamburg|Hambourg|هامبورغ
HAN|VN|Asia/Ho_Chi_Minh|Hanoi|Hanoï|هانوي
HAQ|MV|Indian/Maldives|Hanimaadhoo|Hanimaadhoo|Hanimaadhoo
HAS|SA|Asia/Riyadh|Ha'il|Ha'il|Ha'il
HAU|NO|Europe/Oslo|Haugesund|Haugesund|Haugesund
HAV|CU|America/Havana|Havana|La Havane|هافانا
HAX|US|America/Chicago|Hatbox Field|Hatbox Field|Hatbox Field
HBA|AU|Australia/Hobart|Hobart|Hobart|Hobart
HBE|EG|Africa/Cairo|Alexandria|Alexandrie|الإسكندرية
HBQ|CN|Asia/Shanghai|Qilian|Qilian|Qilian
HBX|IN|Asia/Kolkata|Hubli|Hubli|Hubli
HCJ|CN|Asia/Shanghai|Hechi|Hechi|Hechi
HCR|US|America/Anchorage|Holy Cross|Holy Cross|Holy Cross
HCZ|CN|Asia/Shanghai|Chenzhou|Chenzhou|Chenzhou
HDD|PK|Asia/Karachi|Hyderabad|Hyderabad|Hyderabad
HDF|DE|Europe/Berlin|Heringsdorf|Heringsdorf|Heringsdorf
HDG|CN|Asia/Shanghai|Handan|Handan|Handan
HDK|MV|Indian/Maldives|Haa Dhaalu Atoll|Haa Dhaalu Atoll|Haa Dhaalu Atoll
HDM|IR|Asia/Tehran|Hamadan|Hamadan|Hamadan
HDN|US|America/Denver|Hayden|Hayden|Hayden
HDO|IN|Asia/Kolkata|Hindon|Hindon|Hindon
HDS|ZA|Africa/Johannesburg|Hoedspruit|Hoedspruit|Hoedspruit
HDY|TH|Asia/Bangkok|Hat Yai|Hat Yai|Hat Yai
HEA|AF|Asia/Kabul|Herat|Herat|Herat
HEH|MM|Asia/Yangon|Heho|Heho|Heho
HEI|DE|Europe/Berlin|Heide|Heide|Heide
HEK|CN|Asia/Shanghai|Heihe|Heihe|Heihe
HEL|FI|Europe/Helsinki|Helsinki|Helsinki|هلسنكي
HER|GR|Europe/Athens|Heraklion|Heraklion|Heraklion
HET|CN|Asia/Shanghai|Hohhot|Hohhot|Hohhot
HFA|IL|Asia/Jerusalem|Haifa|Haifa|Haifa
HFE|CN|Asia/Shanghai|Hefei|Hefei|Hefei
HFN|IS|Atlantic/Reykjavik|Höfn|Höfn|Höfn
HFS|SE|Europe/Stockholm|Hagfors|Hagfors|Hagfors
HFT|NO|Europe/Oslo|Hammerfest|Hammerfest|Hammerfest
HGA|SO|Africa/Mogadishu|Hargeisa|Hargeisa|Hargeisa
HGD|AU|Australia/Brisbane|Hughenden|Hughenden|Hughenden
HGH|CN|Asia/Shanghai|Hangzhou|Hangzhou|Hangzhou
HGI|IN|Asia/Kolkata|Higlieg|Higlieg|Higlieg
HGL|DE|Europe/Berlin|Heligoland|Heligoland|Heligoland
HGN|TH|Asia/Bangkok|Mae Hong Son|Mae Hong Son|Mae Hong Son
HGO|CI|Africa/Abidjan|Korhogo|Korhogo|Korhogo
HGR|US|America/New_York|Hagerstown|Hagerstown|Hagerstown
HGU|PG|Pacific/Port_Moresby|Mount Hagen|Mount Hagen|Mount Hagen
HHH|US|America/New_York|Hilton Head Island|Hilton Head Island|Hilton Head Island
HHN|DE|Europe/Berlin|Hahn|Hahn|Hahn
HHQ|TH|Asia/Bangkok|Hua Hin|Hua Hin|Hua Hin
HHR|US|America/Los_Angeles|Hawthorne|Hawthorne|Hawthorne
HHZ|PF|Pacific/Tahiti|Hikueru Atoll|Hikueru Atoll|Hikueru Atoll
HIA|CN|Asia/Shanghai|Huai'an|Huai'an|Huai'an
HIB|US|America/Chicago|Hibbing|Hibbing|Hibbing
HID|AU|Australia/Brisbane|Horn Island|Horn Island|Horn Island
HIJ|JP|Asia/Tokyo|Hiroshima|Hiroshima|Hiroshima
HIL|ET|Africa/Addis_Ababa|Shilavo|Shilavo|Shilavo
HIN|KR|Asia/Seoul|Jinju|Jinju|Jinju
HIR|SB|Pacific/Guadalcanal|Honiara|Honiara|Honiara
HIS|AU|Australia/Lindeman|Hayman Island|Hayman Island|Hayman Island
HJB|CN|Asia/Shanghai|Hejing Bayinbuluke|Hejing Bayinbuluke|Hejing Bayinbuluke
HJJ|CN|Asia/Shanghai|Huaihua|Huaihua|Huaihua
HJR|IN|Asia/Kolkata|Khajuraho|Khajuraho|Khajuraho
HKD|JP|Asia/Tokyo|Hakodate|Hakodate|Hakodate
HKG|HK|Asia/Hong_Kong|Hong Kong|Hong Kong|هونغ كونغ
HKK|NZ|Pacific/Auckland|Hokitika|Hokitika|Hokitika
HKN|PG|Pacific/Port_Moresby|Kimbe|Kimbe|Kimbe
HKT|TH|Asia/Bangkok|Phuket|Phuket|Phuket
HLD|CN|Asia/Shanghai|Hailar|Hailar|Hailar
HLE|SH|Atlantic/St_Helena|Jamestown|Jamestown|Jamestown
HLH|CN|Asia/Shanghai|Ulanhot|Ulanhot|Ulanhot
HLN|US|America/Denver|Helena|Helena|Helena
HLU|NC|Pacific/Noumea|Houailou|Houailou|Houailou
HLZ|NZ|Pacific/Auckland|Hamilton|Hamilton|Hamilton
HMA|RU|Asia/Yekaterinburg|Khanty-Mansiysk|Khanty-Mansiysk|Khanty-Mansiysk
HMB|EG|Africa/Cairo|Sohag|Sohag|Sohag
HME|DZ|Africa/Algiers|Hassi Messaoud|Hassi Messaoud|Hassi Messaoud
HMI|CN|Asia/Shanghai|Hami|Hami|Hami
HMO|MX|America/Hermosillo|Hermosillo|Hermosillo|Hermosillo
HMS|ID|Asia/Pontianak|Haji Muhammad Sidik|Haji Muhammad Sidik|Haji Muhammad Sidik
HMV|SE|Europe/Stockholm|Hemavan|Hemavan|Hemavan
HNA|JP|Asia/Tokyo|Hanamaki|Hanamaki|Hanamaki
HNH|US|America/Juneau|Hoonah|Hoonah|Hoonah
HNL|US|Pacific/Honolulu|Honolulu|Honolulu|Honolulu
HNM|US|Pacific/Honolulu|Hana|Hana|Hana
HNS|US|America/Juneau|Haines|Haines|Haines
HNY|CN|Asia/Shanghai|Hengyang|Hengyang|Hengyang
HOB|US|America/Denver|Hobbs|Hobbs|Hobbs
HOD|YE|Asia/Aden|Al Hudaydah|Al Hudaydah|Al Hudaydah
HOF|SA|Asia/Riyadh|Hofuf|Hofuf|Hofuf
HOG|CU|America/Havana|Holguín|Holguín|Holguín
HOI|PF|Pacific/Tahiti|Hao|Hao|Hao
HOK|AU|Australia/Darwin|Lajamanu|Lajamanu|Lajamanu
HOM|US|America/Anchorage|Homer|Homer|Homer
HOR|PT|Atlantic/Azores|Horta|Horta|Horta
HOT|US|America/Chicago|Hot Springs|Hot Springs|Hot Springs
HOU|US|America/Chicago|Houston|Houston|هيوستن
HOV|NO|Europe/Oslo|Ørsta|Ørsta|Ørsta
HPA|TO|Pacific/Tongatapu|Lifuka|Lifuka|Lifuka
HPB|US|America/Anchorage|Hooper Bay|Hooper Bay|Hooper Bay
HPG|CN|Asia/Shanghai|Shennongjia|Shennongjia|Shennongjia
HPH|VN|Asia/Ho_Chi_Minh|Haiphong|Haiphong|Haiphong
HQL|CN|Asia/Urumqi|Tashkurgan Khunjerab|Tashkurgan Khunjerab|Tashkurgan Khunjerab
HQQ|CN|Asia/Shanghai|Anyang Hongqiqu|Anyang Hongqiqu|Anyang Hongqiqu
HRB|CN|Asia/Shanghai|Harbin|Harbin|Harbin
HRE|ZW|Africa/Harare|Harare|Harare|Harare
HRF|MV|Indian/Maldives|Hoarafushi|Hoarafushi|Hoarafushi
HRG|EG|Africa/Cairo|Hurghada|Hurghada|الغردقة
HRH|IN|Asia/Kolkata|Aligarh|Aligarh|Aligarh
HRI|LK|Asia/Colombo|Hambantota|Hambantota|Hambantota
HRK|UA|Europe/Kyiv|Kharkiv|Kharkiv|Kharkiv
HRL|US|America/Chicago|Harlingen|Harlingen|Harlingen
HRO|US|America/Chicago|Harrison|Harrison|Harrison
HSA|KZ|Asia/Almaty|Turkistan|Turkistan|Turkistan
HSC|CN|Asia/Shanghai|Shaoguan|Shaoguan|Shaoguan
HSG|JP|Asia/Tokyo|Saga|Saga|Saga
HSL|US|America/Anchorage|Huslia|Huslia|Huslia
HSN|CN|Asia/Shanghai|Zhoushan|Zhoushan|Zhoushan
HSS|IN|Asia/Kolkata|Hisar|Hisar|Hisar
HSV|US|America/Chicago|Huntsville|Huntsville|Huntsville
HTA|RU|Asia/Yakutsk|Chita|Chita|Chita
HTG|RU|Asia/Krasnoyarsk|Khatanga|Khatanga|Khatanga
HTI|AU|Australia/Lindeman|Hamilton Island|Hamilton Island|Hamilton Island
HTN|CN|Asia/Shanghai|Hotan|Hotan|Hotan
HTS|US|America/New_York|Huntington|Huntington|Huntington
HTT|CN|Asia/Shanghai|Huatugou|Huatugou|Huatugou
HTY|TR|Europe/Istanbul|Hatay|Hatay|Hatay
HUG|GT|America/Guatemala|Huehuetenango|Huehuetenango|Huehuetenango
HUH|PF|Pacific/Tahiti|Huahine|Huahine|Huahine
HUI|VN|Asia/Ho_Chi_Minh|Huế|Huế|Huế
HUN|TW|Asia/Taipei|Hualien|Hualien|Hualien
HUO|CN|Asia/Shanghai|Holingol|Holingol|Holingol
HUS|US|America/Anchorage|Hughes|Hughes|Hughes
HUU|PE|America/Lima|Huánuco|Huánuco|Huánuco
HUX|MX|America/Mexico_City|Huatulco|Huatulco|Huatulco
HUY|GB|Europe/London|Kingston upon Hull|Kingston upon Hull|Kingston upon Hull
HUZ|CN|Asia/Shanghai|Huizhou|Huizhou|Huizhou
HVB|AU|Australia/Brisbane|Hervey Bay|Hervey Bay|Hervey Bay
HVD|MN|Asia/Ulaanbaatar|Khovd|Khovd|Khovd
HVG|NO|Europe/Oslo|Honningsvåg|Honningsvåg|Honningsvåg
HVM|IS|Atlantic/Reykjavik|Hvammstangi|Hvammstangi|Hvammstangi
HVN|US|America/New_York|New Haven|New Haven|New Haven
HVR|US|America/Denver|Havre|Havre|Havre
HXD|CN|Asia/Shanghai|Delingha|Delingha|Delingha
HYA|US|America/New_York|Hyannis|Hyannis|Hyannis
HYD|IN|Asia/Kolkata|Hyderabad|Hyderabad|حيدر آباد
HYG|US|America/Metlakatla|Hydaburg|Hydaburg|Hydaburg
HYN|CN|Asia/Shanghai|Taizhou|Taizhou|Taizhou
HYS|US|America/Chicago|Hays|Hays|Hays
HZA|CN|Asia/Shanghai|Heze|Heze|Heze
HZG|CN|Asia/Shanghai|Hanzhong|Hanzhong|Hanzhong
HZH|CN|Asia/Shanghai|Liping|Liping|Liping
HZK|IS|Atlantic/Reykjavik|Húsavík|Húsavík|Húsavík
IAA|RU|Asia/Krasnoyarsk|Igarka|Igarka|Igarka
IAG|US|America/New_York|Niagara Falls|Niagara Falls|Niagara Falls
IAM|DZ|Africa/Algiers|In Amenas|In Amenas|In Amenas
IAN|US|America/Anchorage|Kiana|Kiana|Kiana
IAO|PH|Asia/Manila|Del Carmen|Del Carmen|Del Carmen
IAS|RO|Europe/Bucharest|Iași|Iași|Iași
IBA|NG|Africa/Lagos|Ibadan|Ibadan|Ibadan
IBB|EC|America/Guayaquil|Isabela Island|Isabela Island|Isabela Island
IBE|CO|America/Bogota|Ibagué|Ibagué|Ibagué
IBR|JP|Asia/Tokyo|Omitama|Omitama|Omitama
IBZ|ES|Europe/Madrid|Ibiza|Ibiza|Ibiza
ICC|VE|America/Caracas|Coche Island|Coche Island|Coche Island
ICI|FJ|Pacific/Fiji|Cicia Island|Cicia Island|Cicia Island
ICT|US|America/Chicago|Wichita|Wichita|Wichita
IDA|US|America/Boise|Idaho Falls|Idaho Falls|Idaho Falls
IDR|IN|Asia/Kolkata|Indore|Indore|Indore
IDY|FR|Europe/Paris|Île d'Yeu|Île d'Yeu|Île d'Yeu
IEG|PL|Europe/Warsaw|Zielona Góra|Zielona Góra|Zielona Góra
IEV|UA|Europe/Kyiv|Kyiv|Kiev|كييف
IFJ|IS|Atlantic/Reykjavik|Ísafjörður|Ísafjörður|Ísafjörður
IFN|IR|Asia/Tehran|Isfahan|Isfahan|Isfahan
IFO|UA|Europe/Kyiv|Ivano-Frankivsk|Ivano-Frankivsk|Ivano-Frankivsk
IGA|BS|America/Nassau|Inagua Islands|Inagua Islands|Inagua Islands
IGD|TR|Europe/Istanbul|Iğdır|Iğdır|Iğdır
IGG|US|America/Anchorage|Igiugig|Igiugig|Igiugig
IGR|AR|America/Argentina/Buenos_Aires|Puerto Iguazú|Puerto Iguazú|Puerto Iguazú
IGT|RU|Europe/Moscow|Nazran|Nazran|Nazran
IGU|BR|America/Sao_Paulo|Foz do Iguaçu|Foz do Iguaçu|Foz do Iguaçu
IHU|PG|Pacific/Port_Moresby|Ihu|Ihu|Ihu
IIA|IE|Europe/Dublin|Inishmaan|Inishmaan|Inishmaan
IJK|RU|Europe/Samara|Izhevsk|Izhevsk|Izhevsk
IKG|KG|Asia/Bishkek|Karakol|Karakol|Karakol
IKI|JP|Asia/Tokyo|Iki|Iki|Iki
IKO|US|America/Anchorage|Nikolski|Nikolski|Nikolski
IKS|RU|Asia/Yakutsk|Tiksi|Tiksi|Tiksi
IKT|RU|Asia/Irkutsk|Irkutsk|Irkutsk|Irkutsk
IKU|KG|Asia/Bishkek|Tamchy|Tamchy|Tamchy
ILD|ES|Europe/Madrid|Lleida|Lleida|Lleida
ILF|CA|America/Winnipeg|Ilford|Ilford|Ilford
ILG|US|America/New_York|Wilmington|Wilmington|Wilmington
ILI|US|America/Anchorage|Iliamna|Iliamna|Iliamna
ILM|US|America/New_York|Wilmington|Wilmington|Wilmington
ILO|PH|Asia/Manila|Iloilo|Iloilo|Iloilo
ILP|NC|Pacific/Noumea|Île des Pins|Île des Pins|Île des Pins
ILQ|PE|America/Lima|Ilo|Ilo|Ilo
ILR|NG|Africa/Lagos|Ilorin|Ilorin|Ilorin
ILY|GB|Europe/London|Islay|Islay|Islay
IMF|IN|Asia/Kolkata|Imphal|Imphal|Imphal
IMK|NP|Asia/Kathmandu|Simikot|Simikot|Simikot
IMP|BR|America/Belem|Imperatriz|Imperatriz|Imperatriz
IMT|US|America/Menominee|Iron Mountain|Iron Mountain|Iron Mountain
INC|CN|Asia/Shanghai|Yinchuan|Yinchuan|Yinchuan
IND|US|America/Indiana/Indianapolis|Indianapolis|Indianapolis|Indianapolis
INH|MZ|Africa/Maputo|Inhambane|Inhambane|Inhambane
INI|RS|Europe/Belgrade|Niš|Niš|Niš
INL|US|America/Chicago|International Falls|International Falls|International Falls
INN|AT|Europe/Vienna|Innsbruck|Innsbruck|Innsbruck
INO|CD|Africa/Kinshasa|Inongo|Inongo|Inongo
INQ|IE|Europe/Dublin|Inisheer|Inisheer|Inisheer
INU|NR|Pacific/Nauru|Yaren|Yaren|Yaren
INV|GB|Europe/London|Inverness|Inverness|Inverness
INZ|DZ|Africa/Algiers|In Salah|In Salah|In Salah
IOA|GR|Europe/Athens|Ioannina|Ioannina|Ioannina
IOM|IM|Europe/Isle_of_Man|Ronaldsway|Ronaldsway|Ronaldsway
IOR|IE|Europe/Dublin|Inishmore|Inishmore|Inishmore
IOS|BR|America/Belem|Ilhéus|Ilhéus|Ilhéus
IOT|GL|America/Godthab|Avannaata|Avannaata|Avannaata
IPC|CL|Pacific/Easter|Easter Island|Easter Island|Easter Island
IPH|MY|Asia/Kuala_Lumpur|Ipoh|Ipoh|Ipoh
IPI|CO|America/Bogota|Ipiales|Ipiales|Ipiales
IPL|US|America/Los_Angeles|Imperial|Imperial|Imperial
IPN|BR|America/Sao_Paulo|Ipatinga|Ipatinga|Ipatinga
IPT|US|America/New_York|Williamsport|Williamsport|Williamsport
IQM|CN|Asia/Urumqi|Qiemo|Qiemo|Qiemo
IQN|CN|Asia/Shanghai|Qingyang|Qingyang|Qingyang
IQQ|CL|America/Santiago|Iquique|Iquique|Iquique
IQT|PE|America/Lima|Iquitos|Iquitos|Iquitos
IRA|SB|Pacific/Guadalcanal|Kirakira|Kirakira|Kirakira
IRC|US|America/Anchorage|Circle|Circle|Circle
IRG|AU|Australia/Brisbane|Lockhart River|Lockhart River|Lockhart River
IRJ|AR|America/Argentina/Buenos_Aires|La Rioja|La Rioja|La Rioja
IRK|US|America/Chicago|Kirksville|Kirksville|Kirksville
IRP|CD|Africa/Lubumbashi|Isiro|Isiro|Isiro
IRZ|BR|America/Manaus|Santa Isabel do Rio Negro|Santa Isabel do Rio Negro|Santa Isabel do Rio Negro
ISA|AU|Australia/Brisbane|Mount Isa|Mount Isa|Mount Isa
ISB|PK|Asia/Karachi|Islamabad|Islamabad|إسلام آباد
ISC|GB|Europe/London|St Mary's|St Mary's|St Mary's
ISE|TR|Europe/Istanbul|Isparta|Isparta|Isparta
ISG|JP|Asia/Tokyo|Ishigaki|Ishigaki|Ishigaki
ISK|IN|Asia/Kolkata|Nashik|Nashik|Nashik
ISP|US|America/New_York|Islip|Islip|Islip
IST|TR|Europe/Istanbul|Istanbul|Istanbul|إسطنبول
ISU|IQ|Asia/Baghdad|Sulaymaniyah|Sulaymaniyah|Sulaymaniyah
ITB|BR|America/Belem|Itaituba|Itaituba|Itaituba
ITH|US|America/New_York|Ithaca|Ithaca|Ithaca
ITI|BR|America/Sao_Paulo|Itambacuri|Itambacuri|Itambacuri
ITN|BR|America/Belem|Itabuna|Itabuna|Itabuna
ITO|US|Pacific/Honolulu|Hilo|Hilo|Hilo
ITU|RU|Asia/Sakhalin|Kurilsk|Kurilsk|Kurilsk
IUE|NU|Pacific/Niue|Alofi|Alofi|Alofi
IVC|NZ|Pacific/Auckland|Invercargill|Invercargill|Invercargill
IVL|FI|Europe/Helsinki|Ivalo|Ivalo|Ivalo
IWA|RU|Europe/Moscow|Ivanovo|Ivanovo|Ivanovo
IWD|US|America/Menominee|Ironwood|Ironwood|Ironwood
IWJ|JP|Asia/Tokyo|Masuda|Masuda|Masuda
IWK|JP|Asia/Tokyo|Iwakuni|Iwakuni|Iwakuni
IXA|IN|Asia/Kolkata|Agartala|Agartala|Agartala
IXB|IN|Asia/Kolkata|Siliguri|Siliguri|Siliguri
IXC|IN|Asia/Kolkata|Chandigarh|Chandigarh|Chandigarh
IXD|IN|Asia/Kolkata|Allahabad|Allahabad|Allahabad
IXE|IN|Asia/Kolkata|Mangalore|Mangalore|Mangalore
IXG|IN|Asia/Kolkata|Belgaum|Belgaum|Belgaum
IXI|IN|Asia/Kolkata|North Lakhimpur|North Lakhimpur|North Lakhimpur
IXJ|IN|Asia/Kolkata|Jammu|Jammu|Jammu
IXK|IN|Asia/Kolkata|Keshod|Keshod|Keshod
IXL|IN|Asia/Kolkata|Leh|Leh|Leh
IXM|IN|Asia/Kolkata|Madurai|Madurai|Madurai
IXP|IN|Asia/Kolkata|Pathankot|Pathankot|Pathankot
IXR|IN|Asia/Kolkata|Ranchi|Ranchi|Ranchi
IXS|IN|Asia/Kolkata|Silchar|Silchar|Silchar
IXU|IN|Asia/Kolkata|Aurangabad|Aurangabad|Aurangabad
IXY|IN|Asia/Kolkata|Kandla|Kandla|Kandla
IXZ|IN|Asia/Kolkata|Port Blair|Port Blair|Port Blair
IZA|BR|America/Sao_Paulo|Juiz de Fora|Juiz de Fora|Juiz de Fora
IZM|TR|Europe/Istanbul|Izmir|Izmir|إزمير
IZO|JP|Asia/Tokyo|Izumo|Izumo|Izumo
IZT|MX|America/Mexico_City|Ixtepec|Ixtepec|Ixtepec
JAC|US|America/Denver|Jackson|Jackson|Jackson
JAE|PE|America/Lima|Jaén|Jaén|Jaén
JAF|LK|Asia/Colombo|Jaffna|Jaffna|Jaffna
JAI|IN|Asia/Kolkata|Jaipur|Jaipur|Jaipur
JAN|US|America/Chicago|Jackson|Jackson|Jackson
JAQ|PG|Pacific/Port_Moresby|Jacquinot Bay|Jacquinot Bay|Jacquinot Bay
JAU|PE|America/Lima|Jauja|Jauja|Jauja
JAV|GL|America/Godthab|Ilulissat|Ilulissat|Ilulissat
JAX|US|America/New_York|Jacksonville|Jacksonville|Jacksonville
JBB|ID|Asia/Jakarta|Jember|Jember|Jember
JBK|CN|Asia/Shanghai|Qitai Jiangbulake|Qitai Jiangbulake|Qitai Jiangbulake
JBQ|DO|America/Santo_Domingo|La Isabela|La Isabela|La Isabela
JBR|US|America/Chicago|Jonesboro|Jonesboro|Jonesboro
JCH|GL|America/Godthab|Qasigiannguit|Qasigiannguit|Qasigiannguit
JCK|AU|Australia/Brisbane|Julia Creek|Julia Creek|Julia Creek
JDH|IN|Asia/Kolkata|Jodhpur|Jodhpur|Jodhpur
JDO|BR|America/Belem|Juazeiro do Norte|Juazeiro do Norte|Juazeiro do Norte
JDZ|CN|Asia/Shanghai|Jingdezhen|Jingdezhen|Jingdezhen
JED|SA|Asia/Riyadh|Jeddah|Djeddah|جدة
JEE|HT|America/Port-au-Prince|Jérémie|Jérémie|Jérémie
JEG|GL|America/Godthab|Aasiaat|Aasiaat|Aasiaat
JER|JE|Europe/Jersey|Jersey|Jersey|Jersey
JFR|GL|America/Godthab|Paamiut|Paamiut|Paamiut
JGA|IN|Asia/Kolkata|Jamnagar|Jamnagar|Jamnagar
JGB|IN|Asia/Kolkata|Jagdalpur|Jagdalpur|Jagdalpur
JGD|CN|Asia/Shanghai|Jiagedaqi|Jiagedaqi|Jiagedaqi
JGN|CN|Asia/Shanghai|Jiayuguan|Jiayuguan|Jiayuguan
JGO|GL|America/Godthab|Qeqertarsuaq|Qeqertarsuaq|Qeqertarsuaq
JGS|CN|Asia/Shanghai|Ji'an|Ji'an|Ji'an
JHB|MY|Asia/Kuala_Lumpur|Johor Bahru|Johor Bahru|Johor Bahru
JHG|CN|Asia/Shanghai|Jinghong|Jinghong|Jinghong
JHM|US|Pacific/Honolulu|Kapalua|Kapalua|Kapalua
JHS|GL|America/Godthab|Sisimiut|Sisimiut|Sisimiut
JIB|DJ|Africa/Djibouti|Djibouti|Djibouti|جيبوتي
JIC|CN|Asia/Shanghai|Jinchang|Jinchang|Jinchang
JIJ|ET|Africa/Addis_Ababa|Jijiga|Jijiga|Jijiga
JIK|GR|Europe/Athens|Ikaria Island|Ikaria Island|Ikaria Island
JIM|ET|Africa/Addis_Ababa|Jimma|Jimma|Jimma
JIO|US|America/Los_Angeles|Tiakur|Tiakur|Tiakur
JIQ|CN|Asia/Shanghai|Qianjiang|Qianjiang|Qianjiang
JIU|CN|Asia/Shanghai|Jiujiang|Jiujiang|Jiujiang
JIW|PK|Asia/Karachi|Jiwani|Jiwani|Jiwani
JJD|BR|America/Fortaleza|Jijoca de Jericoacoara|Jijoca de Jericoacoara|Jijoca de Jericoacoara
JJG|BR|America/Sao_Paulo|Jaguaruna|Jaguaruna|Jaguaruna
JJM|KE|Africa/Nairobi|Meru National Park|Meru National Park|Meru National Park
JJN|CN|Asia/Shanghai|Quanzhou|Quanzhou|Quanzhou
JKG|SE|Europe/Stockholm|Jönköping|Jönköping|Jönköping
JKH|GR|Europe/Athens|Chios|Chios|Chios
JKL|GR|Europe/Athens|Kalymnos|Kalymnos|Kalymnos
JKR|NP|Asia/Kathmandu|Janakpur|Janakpur|Janakpur
JKT|ID|Asia/Jakarta|Jakarta|Jakarta|جاكرتا
JLG|IN|Asia/Kolkata|Jalgaon|Jalgaon|Jalgaon
JLN|US|America/Chicago|Joplin|Joplin|Joplin
JLR|IN|Asia/Kolkata|Jabalpur|Jabalpur|Jabalpur
JMJ|CN|Asia/Shanghai|Donghui Township|Donghui Township|Donghui Township
JMK|GR|Europe/Athens|Mykonos|Mykonos|Mykonos
JMO|NP|Asia/Kathmandu|Jomsom|Jomsom|Jomsom
JMS|US|America/Chicago|Jamestown|Jamestown|Jamestown
JMU|CN|Asia/Shanghai|Jiamusi|Jiamusi|Jiamusi
JNB|ZA|Africa/Johannesburg|Johannesburg|Johannesbourg|جوهانسبرغ
JNG|CN|Asia/Shanghai|Jining|Jining|Jining
JNU|US|America/Juneau|Juneau|Juneau|Juneau
JNX|GR|Europe/Athens|Naxos|Naxos|Naxos
JNZ|CN|Asia/Shanghai|Jinzhou|Jinzhou|Jinzhou
JOE|FI|Europe/Helsinki|Joensuu|Joensuu|Joensuu
JOG|ID|Asia/Jakarta|Yogyakarta|Yogyakarta|Yogyakarta
JOI|BR|America/Sao_Paulo|Joinville|Joinville|Joinville
JOL|PH|Asia/Manila|Jolo|Jolo|Jolo
JOS|NG|Africa/Lagos|Jos|Jos|Jos
JPA|BR|America/Belem|João Pessoa|João Pessoa|João Pessoa
JPE|BR|America/Belem|Paragominas|Paragominas|Paragominas
JPR|BR|America/Porto_Velho|Ji-Paraná|Ji-Paraná|Ji-Paraná
JPX|US|America/New_York|Town of East Hampton|Town of East Hampton|Town of East Hampton
JQA|GL|America/Godthab|Qaarsut|Qaarsut|Qaarsut
JRG|IN|Asia/Kolkata|Jharsuguda|Jharsuguda|Jharsuguda
JRH|IN|Asia/Kolkata|Jorhat|Jorhat|Jorhat
JRN|BR|America/Campo_Grande|Juruena|Juruena|Juruena
JRO|TZ|Africa/Dar_es_Salaam|Kilimanjaro|Kilimanjaro|Kilimanjaro
JSA|IN|Asia/Kolkata|Jaisalmer|Jaisalmer|Jaisalmer
JSH|GR|Europe/Athens|Sitia|Sitia|Sitia
JSI|GR|Europe/Athens|Skiathos|Skiathos|Skiathos
JSJ|CN|Asia/Shanghai|Jiansanjiang|Jiansanjiang|Jiansanjiang
JSK|US|America/Chicago|Jask|Jask|Jask
JSR|BD|Asia/Dhaka|Jessore|Jessore|Jessore
JST|US|America/New_York|Johnstown|Johnstown|Johnstown
JSU|GL|America/Godthab|Maniitsoq|Maniitsoq|Maniitsoq
JSY|GR|Europe/Athens|Syros|Syros|Syros
JTC|BR|America/Sao_Paulo|Bauru|Bauru|Bauru
JTR|GR|Europe/Athens|Santorini|Santorini|Santorini
JTY|GR|Europe/Athens|Astypalaia|Astypalaia|Astypalaia
JUB|SS|Africa/Juba|Juba|Juba|Juba
JUH|CN|Asia/Shanghai|Chizhou|Chizhou|Chizhou
JUI|DE|Europe/Berlin|Juist|Juist|Juist
JUJ|AR|America/Argentina/Jujuy|San Salvador de Jujuy|San Salvador de Jujuy|San Salvador de Jujuy
JUL|PE|America/Lima|Juliaca|Juliaca|Juliaca
JUM|NP|Asia/Kathmandu|Jumla|Jumla|Jumla
JUV|GL|America/Godthab|Upernavik|Upernavik|Upernavik
JUZ|CN|Asia/Shanghai|Quzhou|Quzhou|Quzhou
JXA|CN|Asia/Shanghai|Jixi|Jixi|Jixi
JYV|FI|Europe/Helsinki|Jyväskylä|Jyväskylä|Jyväskylä
JZH|CN|Asia/Shanghai|Jiuzhaigou|Jiuzhaigou|Jiuzhaigou
KAA|ZM|Africa/Lusaka|Kasama|Kasama|Kasama
KAC|SY|Asia/Damascus|Qamishli|Qamishli|Qamishli
KAD|NG|Africa/Lagos|Kaduna|Kaduna|Kaduna
KAE|US|America/Sitka|Kake|Kake|Kake
KAI|GY|America/Guyana|Kaieteur|Kaieteur|Kaieteur
KAJ|FI|Europe/Helsinki|Kajaani|Kajaani|Kajaani
KAL|US|America/Anchorage|Kaltag|Kaltag|Kaltag
KAN|NG|Africa/Lagos|Kano|Kano|Kano
KAO|FI|Europe/Helsinki|Kuusamo|Kuusamo|Kuusamo
KAT|NZ|Pacific/Auckland|Kaitaia|Kaitaia|Kaitaia
KAW|MM|Asia/Yangon|Kawthaung|Kawthaung|Kawthaung
KAX|AU|Australia/Perth|Kalbarri|Kalbarri|Kalbarri
KBL|AF|Asia/Kabul|Kabul|Kaboul|كابول
KBR|MY|Asia/Kuala_Lumpur|Kota Bharu|Kota Bharu|Kota Bharu
KBU|ID|Asia/Makassar|Kotabaru|Kotabaru|Kotabaru
KBV|TH|Asia/Bangkok|Krabi|Krabi|Krabi
KCA|CN|Asia/Urumqi|Kuqa|Kuqa|Kuqa
KCH|MY|Asia/Kuala_Lumpur|Kuching|Kuching|Kuching
KCM|TR|Europe/Istanbul|Kahramanmaraş|Kahramanmaraş|Kahramanmaraş
KCT|LK|Asia/Colombo|Koggala|Koggala|Koggala
KCY|RU|Asia/Krasnoyarsk|Krasnoyarsk Cheremshanka|Krasnoyarsk Cheremshanka|Krasnoyarsk Cheremshanka
KCZ|JP|Asia/Tokyo|Kōchi|Kōchi|Kōchi
KDD|PK|Asia/Karachi|Khuzdar|Khuzdar|Khuzdar
KDH|AF|Asia/Kabul|Kandahar|Kandahar|Kandahar
KDI|ID|Asia/Makassar|Kendari|Kendari|Kendari
KDL|EE|Europe/Tallinn|Kärdla|Kärdla|Kärdla
KDM|MV|Indian/Maldives|Kaadedhdhoo Island|Kaadedhdhoo Island|Kaadedhdhoo Island
KDO|MV|Indian/Maldives|Kadhdhoo Island|Kadhdhoo Island|Kadhdhoo Island
KDU|PK|Asia/Karachi|Skardu|Skardu|Skardu
KDV|FJ|Pacific/Fiji|Vunisea|Vunisea|Vunisea
KEJ|RU|Asia/Novokuznetsk|Kemerovo|Kemerovo|Kemerovo
KEM|FI|Europe/Helsinki|Kemi|Kemi|Kemi
KEP|NP|Asia/Kathmandu|Nepalgunj|Nepalgunj|Nepalgunj
KER|IR|Asia/Tehran|Kerman|Kerman|Kerman
KET|MM|Asia/Yangon|Kengtung|Kengtung|Kengtung
KFG|AU|Australia/Darwin|Kalkarindji|Kalkarindji|Kalkarindji
KFP|US|America/Anchorage|False Pass|False Pass|False Pass
KGA|CD|Africa/Lubumbashi|Kananga|Kananga|Kananga
KGC|AU|Australia/Adelaide|Cygnet River|Cygnet River|Cygnet River
KGD|RU|Europe/Kaliningrad|Kaliningrad|Kaliningrad|Kaliningrad
KGE|SB|Pacific/Guadalcanal|Kaghau Island|Kaghau Island|Kaghau Island
KGF|KZ|Asia/Almaty|Karaganda|Karaganda|Karaganda
KGI|AU|Australia/Perth|Kalgoorlie|Kalgoorlie|Kalgoorlie
KGK|US|America/Anchorage|Koliganek|Koliganek|Koliganek
KGL|RW|Africa/Kigali|Kigali|Kigali|Kigali
KGP|RU|Asia/Yekaterinburg|Kogalym|Kogalym|Kogalym
KGS|GR|Europe/Athens|Kos|Kos|Kos
KGT|CN|Asia/Shanghai|Kangding|Kangding|Kangding
KGX|US|America/Anchorage|Grayling|Grayling|Grayling
KHD|IR|Asia/Tehran|Khorramabad|Khorramabad|Khorramabad
KHE|UA|Europe/Kyiv|Kherson|Kherson|Kherson
KHG|CN|Asia/Shanghai|Kashgar|Kashgar|Kashgar
KHH|TW|Asia/Taipei|Kaohsiung|Kaohsiung|Kaohsiung
KHI|PK|Asia/Karachi|Karachi|Karachi|كراتشي
KHK|IR|Asia/Tehran|Kharg Island|Kharg Island|Kharg Island
KHM|MM|Asia/Yangon|Khamti|Khamti|Khamti
KHN|CN|Asia/Shanghai|Nanchang|Nanchang|Nanchang
KHS|OM|Asia/Muscat|Khasab|Khasab|Khasab
KHV|RU|Asia/Vladivostok|Khabarovsk|Khabarovsk|Khabarovsk
KHZ|PF|Pacific/Tahiti|Kauehi|Kauehi|Kauehi
KIE|PG|Pacific/Port_Moresby|Kieta|Kieta|Kieta
KIH|IR|Asia/Tehran|Kish Island|Kish Island|Kish Island
KIJ|JP|Asia/Tokyo|Niigata|Niigata|Niigata
KIM|ZA|Africa/Johannesburg|Kimberley|Kimberley|Kimberley
KIN|JM|America/Jamaica|Kingston|Kingston|Kingston
KIR|IE|Europe/Dublin|Kerry|Kerry|Kerry
KIS|KE|Africa/Nairobi|Kisumu|Kisumu|Kisumu
KIT|GR|Europe/Athens|Kythira|Kythira|Kythira
KJA|RU|Asia/Krasnoyarsk|Krasnoyarsk|Krasnoyarsk|Krasnoyarsk
KJB|IN|Asia/Kolkata|Orvakal|Orvakal|Orvakal
KJH|CN|Asia/Shanghai|Kaili|Kaili|Kaili
KJI|CN|Asia/Urumqi|Burqin|Burqin|Burqin
KJJ|UG|Africa/Kampala|Kajjansi Airfield|Kajjansi Airfield|Kajjansi Airfield
KJT|ID|Asia/Jakarta|Majalengka|Majalengka|Majalengka
KKA|US|America/Anchorage|Koyuk|Koyuk|Koyuk
KKC|TH|Asia/Bangkok|Khon Kaen|Khon Kaen|Khon Kaen
KKE|NZ|Pacific/Auckland|Kerikeri|Kerikeri|Kerikeri
KKH|US|America/Anchorage|Kongiganak|Kongiganak|Kongiganak
KKJ|JP|Asia/Tokyo|Kitakyushu|Kitakyushu|Kitakyushu
KKM|TH|Asia/Bangkok|Lopburi|Lopburi|Lopburi
KKN|NO|Europe/Oslo|Kirkenes|Kirkenes|Kirkenes
KKR|PF|Pacific/Tahiti|Kaukura Atoll|Kaukura Atoll|Kaukura Atoll
KKS|IR|Asia/Tehran|Kashan|Kashan|Kashan
KKW|CD|Africa/Kinshasa|Kikwit|Kikwit|Kikwit
KKX|JP|Asia/Tokyo|Kikai|Kikai|Kikai
KLG|US|America/Anchorage|Kalskag|Kalskag|Kalskag
KLH|IN|Asia/Kolkata|Kolhapur|Kolhapur|Kolhapur
KLN|US|America/Anchorage|Larsen Bay|Larsen Bay|Larsen Bay
KLO|PH|Asia/Manila|Kalibo|Kalibo|Kalibo
KLP|ID|Asia/Pontianak|Seruyan Kuala Pembuang|Seruyan Kuala Pembuang|Seruyan Kuala Pembuang
KLR|SE|Europe/Stockholm|Kalmar|Kalmar|Kalmar
KLU|AT|Europe/Vienna|Klagenfurt|Klagenfurt|Klagenfurt
KLV|CZ|Europe/Prague|Karlovy Vary|Karlovy Vary|Karlovy Vary
KLW|US|America/Juneau|Klawock|Klawock|Klawock
KLX|GR|Europe/Athens|Kalamata|Kalamata|Kalamata
KMA|PG|Pacific/Port_Moresby|Kerema|Kerema|Kerema
KMC|SA|Asia/Riyadh|King Khalid Military City|King Khalid Military City|King Khalid Military City
KME|RW|Africa/Kigali|Cyangugu|Cyangugu|Cyangugu
KMG|CN|Asia/Shanghai|Kunming|Kunming|Kunming
KMI|JP|Asia/Tokyo|Miyazaki|Miyazaki|Miyazaki
KMJ|JP|Asia/Tokyo|Mashiki|Mashiki|Mashiki
KMN|CD|Africa/Lubumbashi|Kamina|Kamina|Kamina
KMO|US|America/Anchorage|Manokotak|Manokotak|Manokotak
KMQ|JP|Asia/Tokyo|Komatsu|Komatsu|Komatsu
KMS|GH|Africa/Accra|Kumasi|Kumasi|Kumasi
KMW|RU|Europe/Moscow|Kostroma|Kostroma|Kostroma
KND|CD|Africa/Lubumbashi|Kindu|Kindu|Kindu
KNG|ID|Asia/Jayapura|Kaimana|Kaimana|Kaimana
KNH|TW|Asia/Taipei|Kinmen|Kinmen|Kinmen
KNK|US|America/Anchorage|Kokhanok|Kokhanok|Kokhanok
KNO|ID|Asia/Jakarta|Medan|Medan|Medan
KNQ|NC|Pacific/Noumea|Koné|Koné|Koné
KNS|AU|Australia/Hobart|King Island|King Island|King Island
KNU|IN|Asia/Kolkata|Kanpur|Kanpur|Kanpur
KNW|US|America/Anchorage|New Stuyahok|New Stuyahok|New Stuyahok
KNX|AU|Australia/Perth|Kununurra|Kununurra|Kununurra
KNY|RU|Asia/Krasnoyarsk|Kodinsk|Kodinsk|Kodinsk
KOA|US|Pacific/Honolulu|Kailua|Kailua|Kailua
KOC|NC|Pacific/Noumea|Koumac|Koumac|Koumac
KOE|ID|Asia/Makassar|Kupang|Kupang|Kupang
KOI|GB|Europe/London|Kirkwall|Kirkwall|Kirkwall
KOJ|JP|Asia/Tokyo|Kagoshima|Kagoshima|Kagoshima
KOK|FI|Europe/Helsinki|Kokkola|Kokkola|Kokkola
KOP|TH|Asia/Bangkok|Nakhon Phanom|Nakhon Phanom|Nakhon Phanom
KOS|KH|Asia/Phnom_Penh|Sihanoukville|Sihanoukville|Sihanoukville
KOT|US|America/Anchorage|Kotlik|Kotlik|Kotlik
KOV|KZ|Asia/Almaty|Kokshetau|Kokshetau|Kokshetau
KOW|CN|Asia/Shanghai|Ganzhou|Ganzhou|Ganzhou
KPN|US|America/Anchorage|Kipnuk|Kipnuk|Kipnuk
KPO|KR|Asia/Seoul|Pohang|Pohang|Pohang
KPV|US|America/Anchorage|Perryville|Perryville|Perryville
KPW|RU|Asia/Anadyr|Keperveyem|Keperveyem|Keperveyem
KQA|US|America/Anchorage|Akutan|Akutan|Akutan
KQH|IN|Asia/Kolkata|Kishangarh|Kishangarh|Kishangarh
KQR|AU|Australia/Perth|Karara|Karara|Karara
KQT|TJ|Asia/Dushanbe|Bokhtar|Bokhtar|Bokhtar
KRB|AU|Australia/Brisbane|Karumba|Karumba|Karumba
KRC|ID|Asia/Jakarta|Kerinci|Kerinci|Kerinci
KRE|BI|Africa/Bujumbura|Kirundo|Kirundo|Kirundo
KRF|SE|Europe/Stockholm|Kramfors|Kramfors|Kramfors
KRI|PG|Pacific/Port_Moresby|Kikori|Kikori|Kikori
KRK|PL|Europe/Warsaw|Kraków|Cracovie|كراكوف
KRL|CN|Asia/Shanghai|Korla|Korla|Korla
KRN|SE|Europe/Stockholm|Kiruna|Kiruna|Kiruna
KRO|RU|Asia/Yekaterinburg|Kurgan|Kurgan|Kurgan
KRP|DK|Europe/Copenhagen|Karup|Karup|Karup
KRR|RU|Europe/Moscow|Krasnodar|Krasnodar|Krasnodar
KRS|NO|Europe/Oslo|Kristiansand|Kristiansand|Kristiansand
KRT|SD|Africa/Khartoum|Khartoum|Khartoum|الخرطوم
KRW|TM|Asia/Ashgabat|Türkmenbaşy|Türkmenbaşy|Türkmenbaşy
KRY|CN|Asia/Shanghai|Karamay|Karamay|Karamay
KSA|FM|Pacific/Kosrae|Kosrae|Kosrae|Kosrae
KSC|SK|Europe/Bratislava|Košice|Košice|Košice
KSD|SE|Europe/Stockholm|Karlstad|Karlstad|Karlstad
KSF|DE|Europe/Berlin|Kassel|Kassel|Kassel
KSH|IR|Asia/Tehran|Kermanshah|Kermanshah|Kermanshah
KSJ|GR|Europe/Athens|Kasos Island|Kasos Island|Kasos Island
KSL|SD|Africa/Khartoum|Kassala|Kassala|Kassala
KSM|US|America/Anchorage|St. Mary's|St. Mary's|St. Mary's
KSN|KZ|Asia/Qostanay|Kostanay|Kostanay|Kostanay
KSO|GR|Europe/Athens|Kastoria|Kastoria|Kastoria
KSQ|UZ|Asia/Samarkand|Karshi|Karshi|Karshi
KSR|ID|Asia/Makassar|Selayar Islands|Selayar Islands|Selayar Islands
KSU|NO|Europe/Oslo|Kristiansund|Kristiansund|Kristiansund
KSY|TR|Europe/Istanbul|Kars|Kars|Kars
KSZ|RU|Europe/Moscow|Kotlas|Kotlas|Kotlas
KTA|AU|Australia/Perth|Karratha|Karratha|Karratha
KTD|JP|Asia/Tokyo|Kitadaito|Kitadaito|Kitadaito
KTG|ID|Asia/Jakarta|Ketapang|Ketapang|Ketapang
KTI|KH|Asia/Phnom_Penh|Kratié|Kratié|Kratié
KTM|NP|Asia/Kathmandu|Kathmandu|Katmandou|كاتماندو
KTN|US|America/Sitka|Ketchikan|Ketchikan|Ketchikan
KTS|US|America/Anchorage|Brevig Mission|Brevig Mission|Brevig Mission
KTT|FI|Europe/Helsinki|Kittilä|Kittilä|Kittilä
KTW|PL|Europe/Warsaw|Katowice|Katowice|Katowice
KUA|MY|Asia/Kuala_Lumpur|Kuantan|Kuantan|Kuantan
KUD|MY|Asia/Kuala_Lumpur|Kudat|Kudat|Kudat
KUF|RU|Europe/Samara|Samara|Samara|Samara
KUG|AU|Australia/Brisbane|Moa Island|Moa Island|Moa Island
KUH|JP|Asia/Tokyo|Kushiro|Kushiro|Kushiro
KUK|US|America/Anchorage|Kasigluk|Kasigluk|Kasigluk
KUL|MY|Asia/Kuala_Lumpur|Kuala Lumpur|Kuala Lumpur|كوالالمبور
KUM|JP|Asia/Tokyo|Yakushima|Yakushima|Yakushima
KUN|LT|Europe/Vilnius|Kaunas|Kaunas|Kaunas
KUO|FI|Europe/Helsinki|Kuopio|Kuopio|Kuopio
KUS|GL|America/Godthab|Kulusuk|Kulusuk|Kulusuk
KUT|GE|Asia/Tbilisi|Kutaisi|Kutaisi|Kutaisi
KUU|IN|Asia/Kolkata|Kullu|Kullu|Kullu
KUV|KR|Asia/Seoul|Gunsan|Gunsan|Gunsan
KUY|PG|Pacific/Port_Moresby|Kamusi|Kamusi|Kamusi
KVA|GR|Europe/Athens|Kavala|Kavala|Kavala
KVC|US|America/Anchorage|King Cove|King Cove|King Cove
KVG|PG|Pacific/Port_Moresby|Kavieng|Kavieng|Kavieng
KVL|US|America/Anchorage|Kivalina|Kivalina|Kivalina
KVM|RU|Asia/Anadyr|Markovo|Markovo|Markovo
KVO|RS|Europe/Belgrade|Lađevci|Lađevci|Lađevci
KVX|RU|Europe/Moscow|Kirov|Kirov|Kirov
KWA|MH|Pacific/Kwajalein|Kwajalein|Kwajalein|Kwajalein
KWB|ID|Asia/Jakarta|Karimun Java|Karimun Java|Karimun Java
KWE|CN|Asia/Shanghai|Guiyang|Guiyang|Guiyang
KWG|UA|Europe/Kyiv|Kryvyi Rih|Kryvyi Rih|Kryvyi Rih
KWI|KW|Asia/Kuwait|Kuwait City|Koweït|مدينة الكويت
KWJ|KR|Asia/Seoul|Gwangju|Gwangju|Gwangju
KWK|US|America/Anchorage|Kwigillingok|Kwigillingok|Kwigillingok
KWL|CN|Asia/Shanghai|Guilin|Guilin|Guilin
KWM|AU|Australia/Brisbane|Kowanyama|Kowanyama|Kowanyama
KWN|US|America/Anchorage|Quinhagak|Quinhagak|Quinhagak
KWT|US|America/Anchorage|Kwethluk|Kwethluk|Kwethluk
KWZ|CD|Africa/Lubumbashi|Kolwezi|Kolwezi|Kolwezi
KXB|ID|Asia/Makassar|Sangia Nibandera|Sangia Nibandera|Sangia Nibandera
KXF|FJ|Pacific/Fiji|Koro Island|Koro Island|Koro Island
KXK|RU|Asia/Vladivostok|Komsomolsk-on-Amur|Komsomolsk-on-Amur|Komsomolsk-on-Amur
KXO|UG|Africa/Kampala|Kisoro|Kisoro|Kisoro
KYA|TR|Europe/Istanbul|Konya|Konya|Konya
KYD|TW|Asia/Taipei|Orchid Island|Orchid Island|Orchid Island
KYK|US|America/Anchorage|Karluk|Karluk|Karluk
KYP|MM|Asia/Yangon|Kyaukpyu|Kyaukpyu|Kyaukpyu
KYU|US|America/Anchorage|Koyukuk|Koyukuk|Koyukuk
KYZ|RU|Asia/Krasnoyarsk|Kyzyl|Kyzyl|Kyzyl
KZI|GR|Europe/Athens|Kozani|Kozani|Kozani
KZN|RU|Europe/Moscow|Kazan|Kazan|Kazan
KZO|KZ|Asia/Qyzylorda|Kyzylorda|Kyzylorda|Kyzylorda
KZR|TR|Europe/Istanbul|Kütahya|Kütahya|Kütahya
KZS|GR|Europe/Athens|Kastellorizo|Kastellorizo|Kastellorizo
LAD|AO|Africa/Luanda|Luanda|Luanda|Luanda
LAE|PG|Pacific/Port_Moresby|Lae|Lae|Lae
LAF|US|America/Indiana/Indianapolis|Lafayette|Lafayette|Lafayette
LAJ|BR|America/Sao_Paulo|Lages|Lages|Lages
LAK|CA|America/Yellowknife|Aklavik|Aklavik|Aklavik
LAL|US|America/New_York|Lakeland|Lakeland|Lakeland
LAN|US|America/Detroit|Lansing|Lansing|Lansing
LAO|PH|Asia/Manila|Laoag|Laoag|Laoag
LAP|MX|America/Mazatlan|La Paz|La Paz|La Paz
LAQ|LY|Africa/Tripoli|Bayda|Bayda|Bayda
LAR|US|America/Denver|Laramie|Laramie|Laramie
LAS|US|America/Los_Angeles|Las Vegas|Las Vegas|Las Vegas
LAU|KE|Africa/Nairobi|Lamu|Lamu|Lamu
LAW|US|America/Chicago|Lawton|Lawton|Lawton
LAX|US|America/Los_Angeles|Los Angeles|Los Angeles|لوس أنجلوس
LBA|GB|Europe/London|Leeds|Leeds|Leeds
LBB|US|America/Chicago|Lubbock|Lubbock|Lubbock
LBC|DE|Europe/Berlin|Lübeck|Lübeck|Lübeck
LBD|TJ|Asia/Dushanbe|Khujand|Khujand|Khujand
LBE|US|America/New_York|Latrobe|Latrobe|Latrobe
LBF|US|America/Chicago|North Platte|North Platte|North Platte
LBJ|ID|Asia/Makassar|Labuan Bajo|Labuan Bajo|Labuan Bajo
LBL|US|America/Chicago|Liberal|Liberal|Liberal
LBR|BR|America/Manaus|Lábrea|Lábrea|Lábrea
LBS|FJ|Pacific/Fiji|Labasa|Labasa|Labasa
LBU|MY|Asia/Kuala_Lumpur|Labuan|Labuan|Labuan
LBV|GA|Africa/Libreville|Libreville|Libreville|ليبرفيل
LBW|ID|Asia/Makassar|Long Bawan|Long Bawan|Long Bawan
LCA|CY|Asia/Nicosia|Larnaca|Larnaca|لارنكا
LCE|HN|America/Tegucigalpa|La Ceiba|La Ceiba|La Ceiba
LCG|ES|Europe/Madrid|A Coruña|A Coruña|A Coruña
LCH|US|America/Chicago|Lake Charles|Lake Charles|Lake Charles
LCJ|PL|Europe/Warsaw|Łódź|Łódź|Łódź
LCR|CO|America/Bogota|La Chorrera|La Chorrera|La Chorrera
LCX|CN|Asia/Shanghai|Longyan|Longyan|Longyan
LDB|BR|America/Sao_Paulo|Londrina|Londrina|Londrina
LDE|FR|Europe/Paris|Tarbes|Tarbes|Tarbes
LDG|RU|Europe/Moscow|Leshukonskoye|Leshukonskoye|Leshukonskoye
LDH|AU|Australia/Lord_Howe|Lord Howe Island|Lord Howe Island|Lord Howe Island
LDS|CN|Asia/Shanghai|Yichun|Yichun|Yichun
LDU|MY|Asia/Kuala_Lumpur|Lahad Datu|Lahad Datu|Lahad Datu
LDX|GF|America/Cayenne|Saint-Laurent-du-Maroni|Saint-Laurent-du-Maroni|Saint-Laurent-du-Maroni
LDY|GB|Europe/London|Derry|Derry|Derry
LEA|AU|Australia/Perth|Exmouth|Exmouth|Exmouth
LEB|US|America/New_York|Lebanon|Lebanon|Lebanon
LEC|BR|America/Belem|Lençóis|Lençóis|Lençóis
LED|RU|Europe/Moscow|Saint Petersburg|Saint-Pétersbourg|سانت بطرسبرغ
LEI|ES|Europe/Madrid|Almería|Almería|Almería
LEJ|DE|Europe/Berlin|Leipzig|Leipzig|Leipzig
LEL|AU|Australia/Darwin|Gapuwiyak|Gapuwiyak|Gapuwiyak
LEN|ES|Europe/Madrid|León|León|León
LEP|BR|America/Sao_Paulo|Leopoldina|Leopoldina|Leopoldina
LEQ|GB|Europe/London|St Just|St Just|St Just
LER|AU|Australia/Perth|Leinster|Leinster|Leinster
LET|CO|America/Bogota|Leticia|Leticia|Leticia
LEU|ES|Europe/Madrid|La Seu d'Urgell|La Seu d'Urgell|La Seu d'Urgell
LEV|FJ|Pacific/Fiji|Levuka|Levuka|Levuka
LEX|US|America/New_York|Lexington|Lexington|Lexington
LFM|IR|Asia/Tehran|Lamerd|Lamerd|Lamerd
LFQ|CN|Asia/Shanghai|Linfen|Linfen|Linfen
LFT|US|America/Chicago|Lafayette|Lafayette|Lafayette
LFW|TG|Africa/Lome|Lomé|Lomé|لومي
LGB|US|America/Los_Angeles|Long Beach|Long Beach|Long Beach
LGG|BE|Europe/Brussels|Liège|Liège|Liège
LGI|BS|America/Nassau|Deadman's Cay|Deadman's Cay|Deadman's Cay
LGK|MY|Asia/Kuala_Lumpur|Langkawi|Langkawi|Langkawi
LGL|MY|Asia/Kuala_Lumpur|Long Lellang|Long Lellang|Long Lellang
LGZ|CN|Asia/Shanghai|Shannan Longzi|Shannan Longzi|Shannan Longzi
LHE|PK|Asia/Karachi|Lahore|Lahore|لاهور
LHG|AU|Australia/Sydney|Lightning Ridge|Lightning Ridge|Lightning Ridge
LHS|AR|America/Argentina/Buenos_Aires|Las Heras|Las Heras|Las Heras
LHW|CN|Asia/Shanghai|Lanzhou|Lanzhou|Lanzhou
LIF|NC|Pacific/Noumea|Lifou|Lifou|Lifou
LIG|FR|Europe/Paris|Limoges|Limoges|Limoges
LIH|US|Pacific/Honolulu|Lihue|Lihue|Lihue
LIL|FR|Europe/Paris|Lille|Lille|Lille
LIM|PE|America/Lima|Lima|Lima|ليما
LIO|CR|America/Costa_Rica|Limón|Limón|Limón
LIR|CR|America/Costa_Rica|Liberia|Liberia|Liberia
LIS|PT|Europe/Lisbon|Lisbon|Lisbonne|لشبونة
LIT|US|America/Chicago|Little Rock|Little Rock|Little Rock
LIW|MM|Asia/Yangon|Loikaw|Loikaw|Loikaw
LJG|CN|Asia/Shanghai|Lijiang|Lijiang|Lijiang
LJU|SI|Europe/Ljubljana|Ljubljana|Ljubljana|ليوبليانا
LKA|ID|Asia/Makassar|Larantuka|Larantuka|Larantuka
LKB|FJ|Pacific/Fiji|Lakeba Island|Lakeba Island|Lakeba Island
LKI|ID|Asia/Jakarta|Lasikin|Lasikin|Lasikin
LKL|NO|Europe/Oslo|Lakselv|Lakselv|Lakselv
LKM|ID|Asia/Makassar|Lolak Bolaang Mongondow|Lolak Bolaang Mongondow|Lolak Bolaang Mongondow
LKN|NO|Europe/Oslo|Leknes|Leknes|Leknes
LKO|IN|Asia/Kolkata|Lucknow|Lucknow|Lucknow
LLA|SE|Europe/Stockholm|Luleå|Luleå|Luleå
LLB|CN|Asia/Shanghai|Libo|Libo|Libo
LLF|CN|Asia/Shanghai|Yongzhou|Yongzhou|Yongzhou
LLK|AZ|Asia/Baku|Lankaran|Lankaran|Lankaran
LLO|ID|Asia/Makassar|Palopo|Palopo|Palopo
LLU|GL|America/Godthab|Alluitsup Paa|Alluitsup Paa|Alluitsup Paa
LLV|CN|Asia/Shanghai|Lüliang|Lüliang|Lüliang
LLW|MW|Africa/Blantyre|Lilongwe|Lilongwe|Lilongwe
LMA|US|America/Anchorage|Lake Minchumina|Lake Minchumina|Lake Minchumina
LMC|CO|America/Bogota|La Macarena|La Macarena|La Macarena
LME|FR|Europe/Paris|Le Mans|Le Mans|Le Mans
LMM|MX|America/Mazatlan|Los Mochis|Los Mochis|Los Mochis
LMN|MY|Asia/Kuala_Lumpur|Limbang|Limbang|Limbang
LMP|IT|Europe/Rome|Lampedusa|Lampedusa|Lampedusa
LMY|PG|Pacific/Port_Moresby|Lake Murray|Lake Murray|Lake Murray
LNB|VU|Pacific/Efate|Lamen Bay|Lamen Bay|Lamen Bay
LNE|VU|Pacific/Efate|Lonorore|Lonorore|Lonorore
LNJ|CN|Asia/Shanghai|Lincang|Lincang|Lincang
LNK|US|America/Chicago|Lincoln|Lincoln|Lincoln
LNL|CN|Asia/Shanghai|Longnan|Longnan|Longnan
LNO|AU|Australia/Perth|Leonora|Leonora|Leonora
LNS|US|America/New_York|Lancaster|Lancaster|Lancaster
LNU|ID|Asia/Makassar|Malinau|Malinau|Malinau
LNV|PG|Pacific/Port_Moresby|Lihir Island|Lihir Island|Lihir Island
LNX|RU|Europe/Moscow|Smolensk|Smolensk|Smolensk
LNY|US|Pacific/Honolulu|Lanai City|Lanai City|Lanai City
LNZ|AT|Europe/Vienna|Linz|Linz|Linz
LOD|VU|Pacific/Efate|Longana|Longana|Longana
LOE|TH|Asia/Bangkok|Loei|Loei|Loei
LOH|EC|America/Guayaquil|Loja|Loja|Loja
LON|GB|Europe/London|London|Londres|لندن
LOP|ID|Asia/Makassar|Praya|Praya|Praya
LOS|NG|Africa/Lagos|Lagos|Lagos|لاغوس
LPA|ES|Atlantic/Canary|Gran Canaria|Gran Canaria|Gran Canaria
LPB|BO|America/La_Paz|La Paz|La Paz|La Paz
LPD|CO|America/Bogota|La Pedrera|La Pedrera|La Pedrera
LPF|CN|Asia/Shanghai|Liupanshui|Liupanshui|Liupanshui
LPI|SE|Europe/Stockholm|Linköping|Linköping|Linköping
LPK|RU|Europe/Moscow|Lipetsk|Lipetsk|Lipetsk
LPL|GB|Europe/London|Liverpool|Liverpool|Liverpool
LPM|VU|Pacific/Efate|Lamap|Lamap|Lamap
LPP|FI|Europe/Helsinki|Lappeenranta|Lappeenranta|Lappeenranta
LPQ|LA|Asia/Vientiane|Luang Prabang|Luang Prabang|Luang Prabang
LPT|TH|Asia/Bangkok|Lampang|Lampang|Lampang
LPU|ID|Asia/Makassar|Long Apung|Long Apung|Long Apung
LPY|FR|Europe/Paris|Le Puy-en-Velay|Le Puy-en-Velay|Le Puy-en-Velay
LQM|CO|America/Bogota|Puerto Leguízamo|Puerto Leguízamo|Puerto Leguízamo
LRD|US|America/Chicago|Laredo|Laredo|Laredo
LRE|AU|Australia/Brisbane|Longreach|Longreach|Longreach
LRH|FR|Europe/Paris|La Rochelle|La Rochelle|La Rochelle
LRM|DO|America/Santo_Domingo|La Romana|La Romana|La Romana
LRR|IR|Asia/Tehran|Lar|Lar|Lar
LRS|GR|Europe/Athens|Leros|Leros|Leros
LRT|FR|Europe/Paris|Lorient|Lorient|Lorient
LRU|US|America/Denver|Las Cruces|Las Cruces|Las Cruces
LRV|VE|America/Caracas|Los Roques|Los Roques|Los Roques
LSA|PG|Pacific/Port_Moresby|Kiriwina Island|Kiriwina Island|Kiriwina Island
LSC|CL|America/Santiago|La Serena|La Serena|La Serena
LSE|US|America/Chicago|La Crosse|La Crosse|La Crosse
LSH|MM|Asia/Yangon|Lashio|Lashio|Lashio
LSI|GB|Europe/London|Shetland Islands|Shetland Islands|Shetland Islands
LSP|VE|America/Caracas|Punto Fijo|Punto Fijo|Punto Fijo
LSR|ID|Asia/Jakarta|Alas Leuser|Alas Leuser|Alas Leuser
LST|AU|Australia/Hobart|Launceston|Launceston|Launceston
LSW|ID|Asia/Jakarta|Lhokseumawe|Lhokseumawe|Lhokseumawe
LSY|AU|Australia/Sydney|Lismore|Lismore|Lismore
LTI|MN|Asia/Ulaanbaatar|Altai|Altai|Altai
LTM|GY|America/Guyana|Lethem|Lethem|Lethem
LTO|MX|America/Mazatlan|Loreto|Loreto|Loreto
LTT|FR|Europe/Paris|Saint-Tropez|Saint-Tropez|Saint-Tropez
LTU|IN|Asia/Kolkata|Latur|Latur|Latur
LTX|EC|America/Guayaquil|Latacunga|Latacunga|Latacunga
LUA|NP|Asia/Kathmandu|Lukla|Lukla|Lukla
LUD|NA|Africa/Windhoek|Lüderitz|Lüderitz|Lüderitz
LUG|CH|Europe/Zurich|Lugano|Lugano|Lugano
LUJ|ZA|Africa/Johannesburg|Lusikisiki|Lusikisiki|Lusikisiki
LUM|CN|Asia/Shanghai|Mangshi|Mangshi|Mangshi
LUN|ZM|Africa/Lusaka|Lusaka|Lusaka|Lusaka
LUP|US|Pacific/Honolulu|Kalaupapa|Kalaupapa|Kalaupapa
LUQ|AR|America/Argentina/Buenos_Aires|San Luis|San Luis|San Luis
LUR|US|America/Anchorage|Cape Lisburne|Cape Lisburne|Cape Lisburne
LUV|ID|Asia/Jayapura|Langgur|Langgur|Langgur
LUX|LU|Europe/Luxembourg|Luxembourg|Luxembourg|لوكسمبورغ
LUZ|PL|Europe/Warsaw|Lublin|Lublin|Lublin
LVI|ZM|Africa/Lusaka|Livingstone|Livingstone|Livingstone
LVO|AU|Australia/Perth|Laverton|Laverton|Laverton
LWB|US|America/New_York|Lewisburg|Lewisburg|Lewisburg
LWK|GB|Europe/London|Lerwick|Lerwick|Lerwick
LWN|AM|Asia/Yerevan|Gyumri|Gyumri|Gyumri
LWO|UA|Europe/Kyiv|Lviv|Lviv|Lviv
LWS|US|America/Los_Angeles|Lewiston|Lewiston|Lewiston
LWY|MY|Asia/Kuala_Lumpur|Lawas|Lawas|Lawas
LXA|CN|Asia/Shanghai|Lhasa|Lhasa|Lhasa
LXG|LA|Asia/Vientiane|Luang Namtha|Luang Namtha|Luang Namtha
LXR|EG|Africa/Cairo|Luxor|Louxor|الأقصر
LXS|GR|Europe/Athens|Lemnos|Lemnos|Lemnos
LYA|CN|Asia/Shanghai|Luoyang|Luoyang|Luoyang
LYC|SE|Europe/Stockholm|Lycksele|Lycksele|Lycksele
LYG|CN|Asia/Shanghai|Lianyungang|Lianyungang|Lianyungang
LYH|US|America/New_York|Lynchburg|Lynchburg|Lynchburg
LYI|CN|Asia/Shanghai|Linyi|Linyi|Linyi
LYP|PK|Asia/Karachi|Faisalabad|Faisalabad|Faisalabad
LYR|SJ|Arctic/Longyearbyen|Longyearbyen|Longyearbyen|Longyearbyen
LYS|FR|Europe/Paris|Lyon|Lyon|ليون
LZG|CN|Asia/Shanghai|Langzhong Gucheng|Langzhong Gucheng|Langzhong Gucheng
LZH|CN|Asia/Shanghai|Liuzhou|Liuzhou|Liuzhou
LZN|TW|Asia/Taipei|Nangan|Nangan|Nangan
LZO|CN|Asia/Shanghai|Luzhou|Luzhou|Luzhou
LZY|CN|Asia/Shanghai|Nyingchi|Nyingchi|Nyingchi
MAA|IN|Asia/Kolkata|Chennai|Chennai|Chennai
MAB|BR|America/Belem|Marabá|Marabá|Marabá
MAD|ES|Europe/Madrid|Madrid|Madrid|مدريد
MAF|US|America/Chicago|Midland|Midland|Midland
MAG|PG|Pacific/Port_Moresby|Madang|Madang|Madang
MAH|ES|Europe/Madrid|Menorca|Menorca|Menorca
MAJ|MH|Pacific/Majuro|Majuro|Majuro|Majuro
MAM|MX|America/Matamoros|Matamoros|Matamoros|Matamoros
MAN|GB|Europe/London|Manchester|Manchester|مانشستر
MAO|BR|America/Manaus|Manaus|Manaus|Manaus
MAQ|TH|Asia/Bangkok|Mae Sot|Mae Sot|Mae Sot
MAR|VE|America/Caracas|Maracaibo|Maracaibo|Maracaibo
MAS|PG|Pacific/Port_Moresby|Manus Island|Manus Island|Manus Island
MAU|PF|Pacific/Tahiti|Maupiti|Maupiti|Maupiti
MAZ|PR|America/Puerto_Rico|Mayagüez|Mayagüez|Mayagüez
MBA|KE|Africa/Nairobi|Mombasa|Mombasa|Mombasa
MBD|ZA|Africa/Johannesburg|Mmabatho|Mmabatho|Mmabatho
MBE|JP|Asia/Tokyo|Monbetsu|Monbetsu|Monbetsu
MBI|TZ|Africa/Dar_es_Salaam|Mbeya|Mbeya|Mbeya
MBJ|JM|America/Jamaica|Montego Bay|Montego Bay|Montego Bay
MBL|US|America/Detroit|Manistee|Manistee|Manistee
MBS|US|America/Detroit|Saginaw|Saginaw|Saginaw
MBT|PH|Asia/Manila|Masbate|Masbate|Masbate
MCE|US|America/Los_Angeles|Merced|Merced|Merced
MCG|US|America/Anchorage|McGrath|McGrath|McGrath
MCI|US|America/Chicago|Kansas City|Kansas City|Kansas City
MCK|US|America/Chicago|McCook|McCook|McCook
MCN|US|America/New_York|Macon|Macon|Macon
MCP|BR|America/Belem|Macapá|Macapá|Macapá
MCR|GT|America/Guatemala|Melchor De Menco|Melchor De Menco|Melchor De Menco
MCT|OM|Asia/Muscat|Muscat|Mascate|مسقط
MCV|AU|Australia/Darwin|McArthur River|McArthur River|McArthur River
MCW|US|America/Chicago|Mason City|Mason City|Mason City
MCX|RU|Europe/Moscow|Makhachkala|Makhachkala|Makhachkala
MCY|AU|Australia/Brisbane|Sunshine Coast|Sunshine Coast|Sunshine Coast
MCZ|BR|America/Belem|Maceió|Maceió|Maceió
MDC|ID|Asia/Makassar|Manado|Manado|Manado
MDG|CN|Asia/Shanghai|Mudanjiang|Mudanjiang|Mudanjiang
MDI|NG|Africa/Lagos|Makurdi|Makurdi|Makurdi
MDK|CD|Africa/Kinshasa|Mbandaka|Mbandaka|Mbandaka
MDL|MM|Asia/Yangon|Mandalay|Mandalay|Mandalay
MDQ|AR|America/Argentina/Buenos_Aires|Mar del Plata|Mar del Plata|Mar del Plata
MDT|US|America/New_York|Harrisburg|Harrisburg|Harrisburg
MDU|PG|Pacific/Port_Moresby|Mendi|Mendi|Mendi
MDZ|AR|America/Argentina/Buenos_Aires|Mendoza|Mendoza|Mendoza
MEC|EC|America/Guayaquil|Manta|Manta|Manta
MED|SA|Asia/Riyadh|Medina|Médine|المدينة المنورة
MEE|NC|Pacific/Noumea|Maré|Maré|Maré
MEG|AO|Africa/Luanda|Malanje|Malanje|Malanje
MEH|NO|Europe/Oslo|Mehamn|Mehamn|Mehamn
MEI|US|America/Chicago|Meridian|Meridian|Meridian
MEL|AU|Australia/Melbourne|Melbourne|Melbourne|ملبورن
MEM|US|America/Chicago|Memphis|Memphis|Memphis
MEQ|ID|Asia/Jakarta|Meulaboh|Meulaboh|Meulaboh
MEX|MX|America/Mexico_City|Mexico City|Mexico|مكسيكو سيتي
MFA|TZ|Africa/Dar_es_Salaam|Mafia Island|Mafia Island|Mafia Island
MFE|US|America/Chicago|McAllen|McAllen|McAllen
MFJ|FJ|Pacific/Fiji|Moala Island|Moala Island|Moala Island
MFK|TW|Asia/Taipei|Beigan|Beigan|Beigan
MFM|MO|Asia/Macau|Macau|Macau|Macau
MFR|US|America/Los_Angeles|Medford|Medford|Medford
MFU|ZM|Africa/Lusaka|Mfuwe|Mfuwe|Mfuwe
MGA|NI|America/Managua|Managua|Managua|Managua
MGB|AU|Australia/Adelaide|Mount Gambier|Mount Gambier|Mount Gambier
MGF|BR|America/Sao_Paulo|Maringá|Maringá|Maringá
MGH|ZA|Africa/Johannesburg|Margate|Margate|Margate
MGM|US|America/Chicago|Montgomery|Montgomery|Montgomery
MGQ|SO|Africa/Mogadishu|Mogadishu|Mogadishu|Mogadishu
MGT|AU|Australia/Darwin|Milingimbi Island|Milingimbi Island|Milingimbi Island
MGW|US|America/New_York|Morgantown|Morgantown|Morgantown
MGZ|MM|Asia/Yangon|Myeik|Myeik|Myeik
MHC|CL|America/Santiago|Castro|Castro|Castro
MHD|IR|Asia/Tehran|Mashhad|Mashhad|Mashhad
MHG|DE|Europe/Berlin|Mannheim|Mannheim|Mannheim
MHH|BS|America/Nassau|Marsh Harbour|Marsh Harbour|Marsh Harbour
MHK|US|America/Chicago|Manhattan|Manhattan|Manhattan
MHM|SB|Pacific/Guadalcanal|Malaita Manaoba Island Baenalu|Malaita Manaoba Island Baenalu|Malaita Manaoba Island Baenalu
MHQ|AX|Europe/Mariehamn|Mariehamn|Mariehamn|Mariehamn
MHT|US|America/New_York|Manchester|Manchester|Manchester
MHU|AU|Australia/Melbourne|Mount Hotham|Mount Hotham|Mount Hotham
MHX|CK|Pacific/Rarotonga|Manihiki|Manihiki|Manihiki
MIA|US|America/New_York|Miami|Miami|ميامي
MID|MX|America/Merida|Mérida|Mérida|Mérida
MIG|CN|Asia/Shanghai|Mianyang|Mianyang|Mianyang
MII|BR|America/Sao_Paulo|Marília|Marília|Marília
MIJ|MH|Pacific/Majuro|Mili Atoll|Mili Atoll|Mili Atoll
MIL|IT|Europe/Rome|Milan|Milan|ميلانو
MIM|AU|Australia/Sydney|Merimbula|Merimbula|Merimbula
MIP|IL|Asia/Jerusalem|Mitzpe Ramon|Mitzpe Ramon|Mitzpe Ramon
MIR|TN|Africa/Tunis|Monastir|Monastir|المنستير
MIS|PG|Pacific/Port_Moresby|Misima Island|Misima Island|Misima Island
MIU|NG|Africa/Lagos|Maiduguri|Maiduguri|Maiduguri
MJF|NO|Europe/Oslo|Mosjøen|Mosjøen|Mosjøen
MJK|AU|Australia/Perth|Monkey Mia|Monkey Mia|Monkey Mia
MJM|CD|Africa/Lubumbashi|Mbuji-Mayi|Mbuji-Mayi|Mbuji-Mayi
MJN|MG|Indian/Antananarivo|Mahajanga|Mahajanga|Mahajanga
MJT|GR|Europe/Athens|Mytilene|Mytilene|Mytilene
MJY|ID|Asia/Jakarta|Mangunjaya|Mangunjaya|Mangunjaya
MJZ|RU|Asia/Yakutsk|Mirny|Mirny|Mirny
MKE|US|America/Chicago|Milwaukee|Milwaukee|Milwaukee
MKG|US|America/Detroit|Muskegon|Muskegon|Muskegon
MKK|US|Pacific/Honolulu|Kaunakakai|Kaunakakai|Kaunakakai
MKL|US|America/Chicago|Jackson|Jackson|Jackson
MKM|MY|Asia/Kuala_Lumpur|Mukah|Mukah|Mukah
MKP|PF|Pacific/Tahiti|Makemo|Makemo|Makemo
MKQ|ID|Asia/Jayapura|Merauke|Merauke|Merauke
MKR|AU|Australia/Perth|Meekatharra|Meekatharra|Meekatharra
MKU|GA|Africa/Libreville|Makokou|Makokou|Makokou
MKW|ID|Asia/Jayapura|Manokwari|Manokwari|Manokwari
MKY|AU|Australia/Brisbane|Mackay|Mackay|Mackay
MLA|MT|Europe/Malta|Malta|Malte|مالطا
MLB|US|America/New_York|Melbourne|Melbourne|Melbourne
MLE|MV|Indian/Maldives|Malé|Malé|ماليه
MLG|ID|Asia/Jayapura|Malang|Malang|Malang
MLI|US|America/Chicago|Moline|Moline|Moline
MLL|US|America/Anchorage|Marshall|Marshall|Marshall
MLM|MX|America/Mexico_City|Morelia|Morelia|Morelia
MLN|ES|Europe/Madrid|Melilla|Melilla|Melilla
MLO|GR|Europe/Athens|Milos|Milos|Milos
MLU|US|America/Chicago|Monroe|Monroe|Monroe
MLX|TR|Europe/Istanbul|Malatya|Malatya|Malatya
MLY|US|America/Anchorage|Manley Hot Springs|Manley Hot Springs|Manley Hot Springs
MMB|JP|Asia/Tokyo|Ōzora|Ōzora|Ōzora
MMD|JP|Asia/Tokyo|Minamidaitō|Minamidaitō|Minamidaitō
MME|GB|Europe/London|Teesside|Teesside|Teesside
MMG|AU|Australia/Perth|Mount Magnet|Mount Magnet|Mount Magnet
MMH|US|America/Los_Angeles|Mammoth Lakes|Mammoth Lakes|Mammoth Lakes
MMJ|JP|Asia/Tokyo|Matsumoto|Matsumoto|Matsumoto
MMK|RU|Europe/Moscow|Murmansk|Murmansk|Murmansk
MMO|CV|Atlantic/Cape_Verde|Maio Island|Maio Island|Maio Island
MMX|SE|Europe/Stockholm|Malmö|Malmö|Malmö
MMY|JP|Asia/Tokyo|Miyakojima|Miyakojima|Miyakojima
MMZ|AF|Asia/Kabul|Maymana|Maymana|Maymana
MNF|FJ|Pacific/Fiji|Mana Island|Mana Island|Mana Island
MNG|AU|Australia/Darwin|Maningrida|Maningrida|Maningrida
MNI|MS|America/Montserrat|British Overseas Territory of Montserrat|British Overseas Territory of Montserrat|British Overseas Territory of Montserrat
MNJ|MG|Indian/Antananarivo|Mananjary|Mananjary|Mananjary
MNL|PH|Asia/Manila|Manila|Manille|مانيلا
MNU|MM|Asia/Yangon|Mawlamyine|Mawlamyine|Mawlamyine
MNX|BR|America/Manaus|Manicoré|Manicoré|Manicoré
MNY|SB|Pacific/Guadalcanal|Mono Island|Mono Island|Mono Island
MOB|US|America/Chicago|Mobile|Mobile|Mobile
MOC|BR|America/Sao_Paulo|Montes Claros|Montes Claros|Montes Claros
MOF|ID|Asia/Makassar|Maumere|Maumere|Maumere
MOG|MM|Asia/Yangon|Mong Hsat|Mong Hsat|Mong Hsat
MOI|CK|Pacific/Rarotonga|Mitiaro Island|Mitiaro Island|Mitiaro Island
MOJ|SR|America/Paramaribo|Moengo|Moengo|Moengo
MOL|NO|Europe/Oslo|Molde|Molde|Molde
MOQ|MG|Indian/Antananarivo|Morondava|Morondava|Morondava
MOT|US|America/Chicago|Minot|Minot|Minot
MOU|US|America/Anchorage|Mountain Village|Mountain Village|Mountain Village
MOV|AU|Australia/Brisbane|Moranbah|Moranbah|Moranbah
MOW|RU|Europe/Moscow|Moscow|Moscou|موسكو
MOZ|PF|Pacific/Tahiti|Mo'orea|Mo'orea|Mo'orea
MPA|NA|Africa/Windhoek|Katima Mulilo|Katima Mulilo|Katima Mulilo
MPC|ID|Asia/Jakarta|Muko-Muko|Muko-Muko|Muko-Muko
MPH|PH|Asia/Manila|Malay|Malay|Malay
MPL|FR|Europe/Paris|Montpellier|Montpellier|Montpellier
MPM|MZ|Africa/Maputo|Maputo|Maputo|Maputo
MPN|FK|Atlantic/Stanley|British Overseas Territory of Falkland Islands|British Overseas Territory of Falkland Islands|British Overseas Territory of Falkland Islands
MPW|UA|Europe/Kiev|Mariupol|Mariupol|Mariupol
MQC|PM|America/Miquelon|Miquelon|Miquelon|Miquelon
MQF|RU|Asia/Yekaterinburg|Magnitogorsk|Magnitogorsk|Magnitogorsk
MQJ|RU|Asia/Srednekolymsk|Khonuu|Khonuu|Khonuu
MQL|AU|Australia/Melbourne|Mildura|Mildura|Mildura
MQM|TR|Europe/Istanbul|Mardin|Mardin|Mardin
MQN|NO|Europe/Oslo|Mo i Rana|Mo i Rana|Mo i Rana
MQP|ZA|Africa/Johannesburg|Mbombela|Mbombela|Mbombela
MQS|VC|America/St_Vincent|Mustique Island|Mustique Island|Mustique Island
MQT|US|America/Detroit|Marquette|Marquette|Marquette
MQX|ET|Africa/Addis_Ababa|Mek'ele|Mek'ele|Mek'ele
MRA|LY|Africa/Tripoli|Misrata|Misrata|Misrata
MRE|KE|Africa/Nairobi|Maasai Mara|Maasai Mara|Maasai Mara
MRS|FR|Europe/Paris|Marseille|Marseille|مرسيليا
MRU|MU|Indian/Mauritius|Mauritius|Maurice|موريشيوس
MRV|RU|Europe/Moscow|Mineralnye Vody|Mineralnye Vody|Mineralnye Vody
MRX|IR|Asia/Tehran|Bandar-e Mahshahr|Bandar-e Mahshahr|Bandar-e Mahshahr
MRY|US|America/Los_Angeles|Monterey|Monterey|Monterey
MRZ|AU|Australia/Sydney|Moree|Moree|Moree
MSA|CA|America/Winnipeg|Muskrat Dam|Muskrat Dam|Muskrat Dam
MSJ|JP|Asia/Tokyo|Misawa|Misawa|Misawa
MSL|US|America/Chicago|Muscle Shoals|Muscle Shoals|Muscle Shoals
MSN|US|America/Chicago|Madison|Madison|Madison
MSO|US|America/Denver|Missoula|Missoula|Missoula
MSP|US|America/Chicago|Minneapolis|Minneapolis|Minneapolis
MSQ|BY|Europe/Minsk|Minsk|Minsk|مينسك
MSR|TR|Europe/Istanbul|Muş|Muş|Muş
MSS|US|America/New_York|Massena|Massena|Massena
MST|NL|Europe/Amsterdam|Maastricht|Maastricht|Maastricht
MSU|LS|Africa/Maseru|Maseru|Maseru|Maseru
MSY|US|America/Chicago|New Orleans|New Orleans|New Orleans
MSZ|AO|Africa/Luanda|Moçâmedes|Moçâmedes|Moçâmedes
MTF|ET|Africa/Addis_Ababa|Mizan Teferi|Mizan Teferi|Mizan Teferi
MTJ|US|America/Denver|Montrose|Montrose|Montrose
MTM|US|America/Metlakatla|Metlakatla|Metlakatla|Metlakatla
MTP|US|America/New_York|Montauk|Montauk|Montauk
MTR|CO|America/Bogota|Montería|Montería|Montería
MTT|MX|America/Mexico_City|Minatitlán|Minatitlán|Minatitlán
MTY|MX|America/Monterrey|Monterrey|Monterrey|Monterrey
MUA|SB|Pacific/Guadalcanal|Munda|Munda|Munda
MUB|BW|Africa/Gaborone|Maun|Maun|Maun
MUC|DE|Europe/Berlin|Munich|Munich|ميونخ
MUE|US|Pacific/Honolulu|Kamuela|Kamuela|Kamuela
MUH|EG|Africa/Cairo|Mersa Matruh|Mersa Matruh|Mersa Matruh
MUK|CK|Pacific/Rarotonga|Mauke Island|Mauke Island|Mauke Island
MUN|VE|America/Caracas|Maturín|Maturín|Maturín
MUR|MY|Asia/Kuala_Lumpur|Marudi|Marudi|Marudi
MUU|US|America/New_York|Mount Union|Mount Union|Mount Union
MUX|PK|Asia/Karachi|Multan|Multan|Multan
MUZ|TZ|Africa/Dar_es_Salaam|Musoma|Musoma|Musoma
MVB|GA|Africa/Libreville|Franceville|Franceville|Franceville
MVD|UY|America/Montevideo|Montevideo|Montevideo|Montevideo
MVF|BR|America/Belem|Mossoró|Mossoró|Mossoró
MVP|CO|America/Bogota|Mitú|Mitú|Mitú
MVQ|BY|Europe/Minsk|Mogilev|Mogilev|Mogilev
MVR|CM|Africa/Douala|Maroua|Maroua|Maroua
MVT|PF|Pacific/Tahiti|Mataiva|Mataiva|Mataiva
MVY|US|America/New_York|Vineyard Haven|Vineyard Haven|Vineyard Haven
MWA|US|America/Chicago|Marion|Marion|Marion
MWQ|MM|Asia/Yangon|Magway|Magway|Magway
MWX|KR|Asia/Seoul|Muan|Muan|Muan
MWZ|TZ|Africa/Dar_es_Salaam|Mwanza|Mwanza|Mwanza
MXB|ID|Asia/Jayapura|Masamba|Masamba|Masamba
MXH|PG|Pacific/Port_Moresby|Moro|Moro|Moro
MXL|MX|America/Tijuana|Mexicali|Mexicali|Mexicali
MXV|MN|Asia/Ulaanbaatar|Mörön|Mörön|Mörön
MXW|MN|Asia/Ulaanbaatar|Mandalgovi|Mandalgovi|Mandalgovi
MXX|SE|Europe/Stockholm|Mora|Mora|Mora
MXZ|CN|Asia/Shanghai|Meizhou|Meizhou|Meizhou
MYA|AU|Australia/Sydney|Moruya|Moruya|Moruya
MYD|KE|Africa/Nairobi|Malindi|Malindi|Malindi
MYE|JP|Asia/Tokyo|Miyake-jima|Miyake-jima|Miyake-jima
MYG|BS|America/Nassau|Mayaguana|Mayaguana|Mayaguana
MYI|AU|Australia/Lindeman|Murray Island|Murray Island|Murray Island
MYJ|JP|Asia/Tokyo|Matsuyama|Matsuyama|Matsuyama
MYK|US|America/Anchorage|May Creek|May Creek|May Creek
MYL|US|America/Boise|McCall|McCall|McCall
MYP|TM|Asia/Ashgabat|Mary|Mary|Mary
MYQ|IN|Asia/Kolkata|Mysore|Mysore|Mysore
MYR|US|America/New_York|Myrtle Beach|Myrtle Beach|Myrtle Beach
MYT|MM|Asia/Yangon|Myitkyina|Myitkyina|Myitkyina
MYU|US|America/Anchorage|Mekoryuk|Mekoryuk|Mekoryuk
MYW|TZ|Africa/Dar_es_Salaam|Mtwara|Mtwara|Mtwara
MYY|MY|Asia/Kuala_Lumpur|Miri|Miri|Miri
MZG|TW|Asia/Taipei|Magong|Magong|Magong
MZH|TR|Europe/Istanbul|Amasya|Amasya|Amasya
MZI|ML|Africa/Bamako|Mopti|Mopti|Mopti
MZL|CO|America/Bogota|Manizales|Manizales|Manizales
MZO|CU|America/Havana|Manzanillo|Manzanillo|Manzanillo
MZR|AF|Asia/Kabul|Mazar-i-Sharif|Mazar-i-Sharif|Mazar-i-Sharif
MZS|MY|Asia/Kuala_Lumpur|Mostyn|Mostyn|Mostyn
MZT|MX|America/Mazatlan|Mazatlán|Mazatlán|Mazatlán
MZV|MY|Asia/Kuala_Lumpur|Mulu|Mulu|Mulu
NAA|AU|Australia/Sydney|Narrabri|Narrabri|Narrabri
NAG|IN|Asia/Kolkata|Nagpur|Nagpur|Nagpur
NAH|ID|Asia/Makassar|Tahuna|Tahuna|Tahuna
NAJ|AZ|Asia/Baku|Nakhchivan|Nakhchivan|Nakhchivan
NAL|RU|Europe/Moscow|Nalchik|Nalchik|Nalchik
NAM|ID|Asia/Jayapura|Namlea|Namlea|Namlea
NAN|FJ|Pacific/Fiji|Nadi|Nadi|Nadi
NAO|CN|Asia/Shanghai|Nanchong|Nanchong|Nanchong
NAP|IT|Europe/Rome|Naples|Naples|نابولي
NAQ|GL|America/Thule|Qaanaaq|Qaanaaq|Qaanaaq
NAS|BS|America/Nassau|Nassau|Nassau|Nassau
NAT|BR|America/Belem|Natal|Natal|Natal
NAU|PF|Pacific/Tahiti|Napuka|Napuka|Napuka
NAV|TR|Europe/Istanbul|Nevşehir|Nevşehir|Nevşehir
NAW|TH|Asia/Bangkok|Narathiwat|Narathiwat|Narathiwat
NBC|RU|Europe/Moscow|Nizhnekamsk|Nizhnekamsk|Nizhnekamsk
NBE|TN|Africa/Tunis|Enfidha|Enfidha|النفيضة
NBN|GQ|Africa/Malabo|Annobón|Annobón|Annobón
NBO|KE|Africa/Nairobi|Nairobi|Nairobi|نيروبي
NBS|CN|Asia/Shanghai|Baishan|Baishan|Baishan
NCA|TC|America/Grand_Turk|North Caicos|North Caicos|North Caicos
NCE|FR|Europe/Paris|Nice|Nice|نيس
NCL|GB|Europe/London|Newcastle upon Tyne|Newcastle upon Tyne|Newcastle upon Tyne
NCN|US|America/Anchorage|Chenega|Chenega|Chenega
NCU|UZ|Asia/Tashkent|Nukus|Nukus|Nukus
NCY|FR|Europe/Paris|Annecy|Annecy|Annecy
NDB|MR|Africa/Nouakchott|Nouadhibou|Nouadhibou|Nouadhibou
NDC|IN|Asia/Kolkata|Nanded|Nanded|Nanded
NDG|CN|Asia/Shanghai|Qiqihar|Qiqihar|Qiqihar
NDJ|TD|Africa/Ndjamena|N'Djamena|N'Djaména|نجامينا
NDR|MA|Africa/Casablanca|Nador|Nador|Nador
NDU|NA|Africa/Windhoek|Rundu|Rundu|Rundu
NDY|GB|Europe/London|Sanday|Sanday|Sanday
NEC|AR|America/Argentina/Buenos_Aires|Necochea|Necochea|Necochea
NER|RU|Asia/Yakutsk|Neryungri|Neryungri|Neryungri
NEV|KN|America/St_Kitts|Nevis|Nevis|Nevis
NFG|RU|Asia/Yekaterinburg|Nefteyugansk|Nefteyugansk|Nefteyugansk
NGB|CN|Asia/Shanghai|Ningbo|Ningbo|Ningbo
NGE|CM|Africa/Douala|Ngaoundéré|Ngaoundéré|Ngaoundéré
NGI|FJ|Pacific/Fiji|Gau Island|Gau Island|Gau Island
NGK|RU|Asia/Vladivostok|Nogliki|Nogliki|Nogliki
NGO|JP|Asia/Tokyo|Nagoya|Nagoya|Nagoya
NGQ|CN|Asia/Shanghai|Shiquanhe|Shiquanhe|Shiquanhe
NGS|JP|Asia/Tokyo|Nagasaki|Nagasaki|Nagasaki
NHV|PF|Pacific/Marquesas|Nuku Hiva|Nuku Hiva|Nuku Hiva
NIB|US|America/Anchorage|Nikolai|Nikolai|Nikolai
NIM|NE|Africa/Niamey|Niamey|Niamey|نيامي
NIU|PF|Pacific/Gambier|Niau|Niau|Niau
NJC|RU|Asia/Yekaterinburg|Nizhnevartovsk|Nizhnevartovsk|Nizhnevartovsk
NJF|IQ|Asia/Baghdad|Najaf|Nadjaf|النجف
NKC|MR|Africa/Nouakchott|Nouakchott|Nouakchott|نواكشوط
NKG|CN|Asia/Shanghai|Nanjing|Nanjing|Nanjing
NKT|TR|Europe/Istanbul|Şırnak|Şırnak|Şırnak
NLA|ZM|Africa/Lusaka|Ndola|Ndola|Ndola
NLD|MX|America/Matamoros|Nuevo Laredo|Nuevo Laredo|Nuevo Laredo
NLF|AU|Australia/Brisbane|Darnley Island|Darnley Island|Darnley Island
NLG|US|America/Anchorage|Nelson Lagoon|Nelson Lagoon|Nelson Lagoon
NLH|CN|Asia/Shanghai|Ninglang|Ninglang|Ninglang
NLI|RU|Asia/Vladivostok|Nikolayevsk-on-Amur|Nikolayevsk-on-Amur|Nikolayevsk-on-Amur
NLK|NF|Pacific/Norfolk|Norfolk Island|Norfolk Island|Norfolk Island
NLT|CN|Asia/Urumqi|Xinyuan|Xinyuan|Xinyuan
NLV|UA|Europe/Kyiv|Mykolaiv|Mykolaiv|Mykolaiv
NMA|UZ|Asia/Tashkent|Namangan|Namangan|Namangan
NME|US|America/Anchorage|Nightmute|Nightmute|Nightmute
NMF|MV|Indian/Maldives|Maafaru|Maafaru|Maafaru
NMI|IN|Asia/Kolkata|Navi Mumbai|Navi Mumbai|Navi Mumbai
NNB|SB|Pacific/Guadalcanal|Santa Ana Island|Santa Ana Island|Santa Ana Island
NNG|CN|Asia/Shanghai|Nanning|Nanning|Nanning
NNM|RU|Europe/Moscow|Naryan-Mar|Naryan-Mar|Naryan-Mar
NNR|IE|Europe/Dublin|Spiddal|Spiddal|Spiddal
NNT|TH|Asia/Bangkok|Nan|Nan|Nan
NNX|ID|Asia/Makassar|Nunukan|Nunukan|Nunukan
NNY|CN|Asia/Shanghai|Nanyang|Nanyang|Nanyang
NOB|CR|America/Costa_Rica|Nosara|Nosara|Nosara
NOC|IE|Europe/Dublin|Knock|Knock|Knock
NOD|DE|Europe/Berlin|Norden|Norden|Norden
NOJ|RU|Asia/Yekaterinburg|Noyabrsk|Noyabrsk|Noyabrsk
NOP|TR|Europe/Istanbul|Sinop|Sinop|Sinop
NOS|MG|Indian/Antananarivo|Nosy Be|Nosy Be|Nosy Be
NOV|AO|Africa/Luanda|Huambo|Huambo|Huambo
NOZ|RU|Asia/Novokuznetsk|Novokuznetsk|Novokuznetsk|Novokuznetsk
NPE|NZ|Pacific/Auckland|Napier|Napier|Napier
NPL|NZ|Pacific/Auckland|New Plymouth|New Plymouth|New Plymouth
NPO|ID|Asia/Makassar|Nanga Pinoh|Nanga Pinoh|Nanga Pinoh
NPT|US|America/New_York|Newport|Newport|Newport
NQN|AR|America/Argentina/Buenos_Aires|Neuquén|Neuquén|Neuquén
NQU|CO|America/Bogota|Nuquí|Nuquí|Nuquí
NQY|GB|Europe/London|Newquay|Newquay|Newquay
NQZ|KZ|Asia/Almaty|Nur-Sultan|Nur-Sultan|Nur-Sultan
NRA|AU|Australia/Sydney|Narrandera|Narrandera|Narrandera
NRD|DE|Europe/Berlin|Norderney|Norderney|Norderney
NRK|SE|Europe/Stockholm|Norrköping|Norrköping|Norrköping
NRL|GB|Europe/London|North Ronaldsay|North Ronaldsay|North Ronaldsay
NRN|DE|Europe/Berlin|Weeze|Weeze|Weeze
NRR|PR|America/Puerto_Rico|Ceiba|Ceiba|Ceiba
NSH|IR|Asia/Tehran|Nowshahr|Nowshahr|Nowshahr
NSK|RU|Asia/Krasnoyarsk|Norilsk|Norilsk|Norilsk
NSN|NZ|Pacific/Auckland|Nelson|Nelson|Nelson
NST|TH|Asia/Bangkok|Nakhon Si Thammarat|Nakhon Si Thammarat|Nakhon Si Thammarat
NTE|FR|Europe/Paris|Nantes|Nantes|Nantes
NTG|CN|Asia/Shanghai|Nantong|Nantong|Nantong
NTL|AU|Australia/Sydney|Newcastle|Newcastle|Newcastle
NTN|AU|Australia/Brisbane|Normanton|Normanton|Normanton
NTQ|JP|Asia/Tokyo|Wajima|Wajima|Wajima
NTT|TO|Pacific/Tongatapu|Niuatoputapu|Niuatoputapu|Niuatoputapu
NTX|ID|Asia/Jakarta|Natuna Islands|Natuna Islands|Natuna Islands
NUE|DE|Europe/Berlin|Nuremberg|Nuremberg|Nuremberg
NUI|US|America/Anchorage|Nuiqsut|Nuiqsut|Nuiqsut
NUL|US|America/Anchorage|Nulato|Nulato|Nulato
NUM|SA|Asia/Riyadh|Neom|Neom|Neom
NUP|US|America/Anchorage|Nunapitchuk|Nunapitchuk|Nunapitchuk
NUS|VU|Pacific/Efate|Norsup|Norsup|Norsup
NUX|RU|Asia/Yekaterinburg|Novy Urengoy|Novy Urengoy|Novy Urengoy
NVA|CO|America/Bogota|Neiva|Neiva|Neiva
NVI|UZ|Asia/Tashkent|Navoiy|Navoiy|Navoiy
NVM|BR|America/Cuiaba|Nova Mutum|Nova Mutum|Nova Mutum
NVT|BR|America/Sao_Paulo|Navegantes|Navegantes|Navegantes
NWI|GB|Europe/London|Norwich|Norwich|Norwich
NYA|RU|Asia/Yekaterinburg|Nyagan|Nyagan|Nyagan
NYC|US|America/New_York|New York|New York|نيويورك
NYI|GH|Africa/Accra|Sunyani|Sunyani|Sunyani
NYK|KE|Africa/Nairobi|Nanyuki|Nanyuki|Nanyuki
NYM|RU|Asia/Yekaterinburg|Nadym|Nadym|Nadym
NYT|MM|Asia/Yangon|Naypyidaw|Naypyidaw|Naypyidaw
NYU|MM|Asia/Yangon|Bagan|Bagan|Bagan
NZC|PE|America/Lima|Nazca|Nazca|Nazca
NZG|RU|Asia/Irkutsk|Nizhneangarsk|Nizhneangarsk|Nizhneangarsk
NZH|CN|Asia/Shanghai|Manzhouli|Manzhouli|Manzhouli
NZL|CN|Asia/Shanghai|Zhalantun|Zhalantun|Zhalantun
OAJ|US|America/New_York|Jacksonville|Jacksonville|Jacksonville
OAK|US|America/Los_Angeles|Oakland|Oakland|Oakland
OAL|BR|America/Porto_Velho|Cacoal|Cacoal|Cacoal
OAX|MX|America/Mexico_City|Oaxaca de Juárez|Oaxaca de Juárez|Oaxaca de Juárez
OBN|GB|Europe/London|Oban|Oban|Oban
OBO|JP|Asia/Tokyo|Obihiro|Obihiro|Obihiro
OBU|US|America/Anchorage|Kobuk|Kobuk|Kobuk
OBX|PG|Pacific/Port_Moresby|Obo|Obo|Obo
OCC|EC|America/Guayaquil|Puerto Francisco de Orellana|Puerto Francisco de Orellana|Puerto Francisco de Orellana
OCJ|JM|America/Jamaica|Ocho Rios|Ocho Rios|Ocho Rios
ODE|DK|Europe/Copenhagen|Odense|Odense|Odense
ODN|MY|Asia/Kuala_Lumpur|Long Seridan|Long Seridan|Long Seridan
ODO|RU|Asia/Irkutsk|Bodaybo|Bodaybo|Bodaybo
ODS|UA|Europe/Kyiv|Odesa|Odesa|Odesa
ODY|LA|Asia/Vientiane|Muang Xay|Muang Xay|Muang Xay
OEA|US|America/Indiana/Indianapolis|Oneal|Oneal|Oneal
OER|SE|Europe/Stockholm|Örnsköldsvik|Örnsköldsvik|Örnsköldsvik
OES|AR|America/Argentina/Buenos_Aires|San Antonio Oeste|San Antonio Oeste|San Antonio Oeste
OFU|AS|Pacific/Pago_Pago|Ofu Island|Ofu Island|Ofu Island
OGD|US|America/Denver|Ogden|Ogden|Ogden
OGG|US|Pacific/Honolulu|Kahului|Kahului|Kahului
OGN|JP|Asia/Tokyo|Yonaguni|Yonaguni|Yonaguni
OGS|US|America/New_York|Ogdensburg|Ogdensburg|Ogdensburg
OGU|TR|Europe/Istanbul|Ordu|Ordu|Ordu
OGX|DZ|Africa/Algiers|Ouargla|Ouargla|Ouargla
OGZ|RU|Europe/Moscow|Vladikavkaz|Vladikavkaz|Vladikavkaz
OHD|MK|Europe/Skopje|Ohrid|Ohrid|Ohrid
OHE|CN|Asia/Shanghai|Mohe|Mohe|Mohe
OHO|RU|Asia/Vladivostok|Okhotsk|Okhotsk|Okhotsk
OHS|OM|Asia/Muscat|Sohar|Sohar|Sohar
OIM|JP|Asia/Tokyo|Ōshima|Ōshima|Ōshima
OIR|JP|Asia/Tokyo|Okushiri|Okushiri|Okushiri
OIT|JP|Asia/Tokyo|Oita|Oita|Oita
OJU|ID|Asia/Makassar|Ampana|Ampana|Ampana
OKA|JP|Asia/Tokyo|Okinawa|Okinawa|Okinawa
OKC|US|America/Chicago|Oklahoma City|Oklahoma City|Oklahoma City
OKE|JP|Asia/Tokyo|Okinoerabujima|Okinoerabujima|Okinoerabujima
OKI|JP|Asia/Tokyo|Dogo|Dogo|Dogo
OKJ|JP|Asia/Tokyo|Okayama|Okayama|Okayama
OKL|ID|Asia/Jayapura|Oksibil|Oksibil|Oksibil
OKR|AU|Australia/Brisbane|Yorke Island|Yorke Island|Yorke Island
OKY|AU|Australia/Brisbane|Oakey|Oakey|Oakey
OLA|NO|Europe/Oslo|Ørland|Ørland|Ørland
OLB|IT|Europe/Rome|Olbia|Olbia|Olbia
OLF|US|America/Denver|Wolf Point|Wolf Point|Wolf Point
OLJ|VU|Pacific/Efate|Olpoi|Olpoi|Olpoi
OLM|US|America/Los_Angeles|Olympia|Olympia|Olympia
OLP|AU|Australia/Adelaide|Olympic Dam|Olympic Dam|Olympic Dam
OLZ|RU|Asia/Yakutsk|Olyokminsk|Olyokminsk|Olyokminsk
OMA|US|America/Chicago|Omaha|Omaha|Omaha
OMD|NA|Africa/Windhoek|Oranjemund|Oranjemund|Oranjemund
OME|US|America/Anchorage|Nome|Nome|Nome
OMH|IR|Asia/Tehran|Urmia|Urmia|Urmia
OMO|BA|Europe/Sarajevo|Mostar|Mostar|Mostar
OMR|RO|Europe/Bucharest|Oradea|Oradea|Oradea
OMS|RU|Asia/Omsk|Omsk|Omsk|Omsk
OND|NA|Africa/Windhoek|Ondangwa|Ondangwa|Ondangwa
ONG|AU|Australia/Brisbane|Mornington Island|Mornington Island|Mornington Island
ONJ|JP|Asia/Tokyo|Ōdate|Ōdate|Ōdate
ONQ|TR|Europe/Istanbul|Zonguldak|Zonguldak|Zonguldak
ONT|US|America/Los_Angeles|Ontario|Ontario|Ontario
ONX|PA|America/Panama|Colón|Colón|Colón
OOK|US|America/Anchorage|Toksook Bay|Toksook Bay|Toksook Bay
OOL|AU|Australia/Brisbane|Gold Coast|Gold Coast|Gold Coast
OOM|AU|Australia/Sydney|Cooma|Cooma|Cooma
OPO|PT|Europe/Lisbon|Porto|Porto|Porto
OPP|BR|America/Belem|Salinopolis|Salinopolis|Salinopolis
OPS|BR|America/Campo_Grande|Sinop|Sinop|Sinop
OPU|PG|Pacific/Port_Moresby|Balimo|Balimo|Balimo
ORB|SE|Europe/Stockholm|Örebro|Örebro|Örebro
ORF|US|America/New_York|Norfolk|Norfolk|Norfolk
ORH|US|America/New_York|Worcester|Worcester|Worcester
ORI|US|America/Anchorage|Port Lions|Port Lions|Port Lions
ORK|IE|Europe/Dublin|Cork|Cork|Cork
ORL|US|America/New_York|Orlando|Orlando|Orlando
ORN|DZ|Africa/Algiers|Oran|Oran|وهران
ORT|US|America/Anchorage|Northway|Northway|Northway
ORV|US|America/Anchorage|Noorvik|Noorvik|Noorvik
ORZ|BZ|America/Belize|Orange Walk Town|Orange Walk Town|Orange Walk Town
OSA|JP|Asia/Tokyo|Osaka|Osaka|أوساكا
OSD|SE|Europe/Stockholm|Östersund|Östersund|Östersund
OSI|HR|Europe/Zagreb|Osijek|Osijek|Osijek
OSL|NO|Europe/Oslo|Oslo|Oslo|أوسلو
OSR|CZ|Europe/Prague|Ostrava|Ostrava|Ostrava
OSS|KG|Asia/Bishkek|Osh|Osh|Osh
OST|BE|Europe/Brussels|Ostend|Ostend|Ostend
OSW|RU|Asia/Yekaterinburg|Orsk|Orsk|Orsk
OSY|NO|Europe/Oslo|Namsos|Namsos|Namsos
OTD|PA|America/Panama|Contadora Island|Contadora Island|Contadora Island
OTH|US|America/Los_Angeles|North Bend|North Bend|North Bend
OTZ|US|America/Anchorage|Kotzebue|Kotzebue|Kotzebue
OUA|BF|Africa/Ouagadougou|Ouagadougou|Ouagadougou|واغادوغو
OUD|MA|Africa/Casablanca|Oujda|Oujda|Oujda
OUI|FR|Europe/Paris|Ouessant|Ouessant|Ouessant
OUL|FI|Europe/Helsinki|Oulu|Oulu|Oulu
OUZ|MR|Africa/Nouakchott|Zouerate|Zouerate|Zouerate
OVB|RU|Asia/Novosibirsk|Novosibirsk|Novosibirsk|Novosibirsk
OVD|ES|Europe/Madrid|Oviedo|Oviedo|Oviedo
OVS|RU|Europe/Kaliningrad|Sovetsky|Sovetsky|Sovetsky
OWB|US|America/Chicago|Owensboro|Owensboro|Owensboro
OXB|GW|Africa/Bissau|Bissau|Bissau|Bissau
OYE|GA|Africa/Libreville|Oyem|Oyem|Oyem
OYG|UG|Africa/Kampala|Moyo Town|Moyo Town|Moyo Town
OZC|PH|Asia/Manila|Ozamiz|Ozamiz|Ozamiz
OZH|UA|Europe/Kyiv|Zaporizhzhia|Zaporizhzhia|Zaporizhzhia
OZZ|MA|Africa/Casablanca|Ouarzazate|Ouarzazate|Ouarzazate
PAB|IN|Asia/Kolkata|Bilaspur|Bilaspur|Bilaspur
PAD|DE|Europe/Berlin|Paderborn|Paderborn|Paderborn
PAE|US|America/Los_Angeles|Everett|Everett|Everett
PAG|PH|Asia/Manila|Pagadian|Pagadian|Pagadian
PAH|US|America/Chicago|Paducah|Paducah|Paducah
PAP|HT|America/Port-au-Prince|Port-au-Prince|Port-au-Prince|Port-au-Prince
PAR|FR|Europe/Paris|Paris|Paris|باريس
PAS|GR|Europe/Athens|Paros|Paros|Paros
PAT|IN|Asia/Kolkata|Patna|Patna|Patna
PAV|BR|America/Belem|Paulo Afonso|Paulo Afonso|Paulo Afonso
PAZ|MX|America/Mexico_City|Poza Rica|Poza Rica|Poza Rica
PBC|MX|America/Mexico_City|Puebla City|Puebla City|Puebla City
PBD|IN|Asia/Kolkata|Porbandar|Porbandar|Porbandar
PBG|US|America/New_York|Plattsburgh|Plattsburgh|Plattsburgh
PBH|BT|Asia/Thimphu|Paro|Paro|Paro
PBI|US|America/New_York|West Palm Beach|West Palm Beach|West Palm Beach
PBJ|VU|Pacific/Efate|Paama|Paama|Paama
PBM|SR|America/Paramaribo|Paramaribo|Paramaribo|Paramaribo
PBO|AU|Australia/Perth|Paraburdoo|Paraburdoo|Paraburdoo
PBR|GT|America/Guatemala|Puerto Barrios|Puerto Barrios|Puerto Barrios
PBU|MM|Asia/Yangon|Putao|Putao|Putao
PCL|PE|America/Lima|Pucallpa|Pucallpa|Pucallpa
PCN|NZ|Pacific/Auckland|Picton|Picton|Picton
PCP|ST|Africa/Sao_Tome|Príncipe Island|Príncipe Island|Príncipe Island
PCR|CO|America/Bogota|Puerto Carreño|Puerto Carreño|Puerto Carreño
PDA|CO|America/Bogota|Puerto Inírida|Puerto Inírida|Puerto Inírida
PDG|ID|Asia/Jakarta|Padang|Padang|Padang
PDL|PT|Atlantic/Azores|Ponta Delgada|Ponta Delgada|Ponta Delgada
PDM|PA|America/Panama|Pedasí|Pedasí|Pedasí
PDO|ID|Asia/Jakarta|Pendopo|Pendopo|Pendopo
PDP|UY|America/Montevideo|Punta del Este|Punta del Este|Punta del Este
PDS|MX|America/Matamoros|Piedras Negras|Piedras Negras|Piedras Negras
PDT|US|America/Los_Angeles|Pendleton|Pendleton|Pendleton
PDV|BG|Europe/Sofia|Plovdiv|Plovdiv|Plovdiv
PDX|US|America/Los_Angeles|Portland|Portland|Portland
PED|CZ|Europe/Prague|Pardubice|Pardubice|Pardubice
PEE|RU|Asia/Yekaterinburg|Perm|Perm|Perm
PEG|IT|Europe/Rome|Perugia|Perugia|Perugia
PEI|CO|America/Bogota|Pereira|Pereira|Pereira
PEM|PE|America/Lima|Puerto Maldonado|Puerto Maldonado|Puerto Maldonado
PEN|MY|Asia/Kuala_Lumpur|Penang|Penang|Penang
PER|AU|Australia/Perth|Perth|Perth|Perth
PES|RU|Europe/Moscow|Petrozavodsk|Petrozavodsk|Petrozavodsk
PET|BR|America/Sao_Paulo|Pelotas|Pelotas|Pelotas
PEU|HN|America/Tegucigalpa|Puerto Lempira|Puerto Lempira|Puerto Lempira
PEV|HU|Europe/Budapest|Pécs|Pécs|Pécs
PEW|PK|Asia/Karachi|Peshawar|Peshawar|Peshawar
PEX|RU|Europe/Moscow|Pechora|Pechora|Pechora
PEZ|RU|Europe/Moscow|Penza|Penza|Penza
PFB|BR|America/Sao_Paulo|Passo Fundo|Passo Fundo|Passo Fundo
PFO|CY|Asia/Nicosia|Paphos|Paphos|Paphos
PFQ|IR|Asia/Tehran|Parsabad|Parsabad|Parsabad
PFR|CD|Africa/Lubumbashi|Ilebo|Ilebo|Ilebo
PGA|US|America/Phoenix|Page|Page|Page
PGD|US|America/New_York|Punta Gorda|Punta Gorda|Punta Gorda
PGF|FR|Europe/Paris|Perpignan|Perpignan|Perpignan
PGH|IN|Asia/Kolkata|Pantnagar|Pantnagar|Pantnagar
PGK|ID|Asia/Jakarta|Pangkal Pinang|Pangkal Pinang|Pangkal Pinang
PGM|US|America/Anchorage|Port Graham|Port Graham|Port Graham
PGQ|ID|Asia/Jayapura|Buli|Buli|Buli
PGU|IR|Asia/Tehran|Asaluyeh|Asaluyeh|Asaluyeh
PGV|US|America/New_York|Greenville|Greenville|Greenville
PGZ|BR|America/Sao_Paulo|Ponta Grossa|Ponta Grossa|Ponta Grossa
PHB|BR|America/Belem|Parnaíba|Parnaíba|Parnaíba
PHC|NG|Africa/Lagos|Port Harcourt|Port Harcourt|Port Harcourt
PHE|AU|Australia/Perth|Port Hedland|Port Hedland|Port Hedland
PHF|US|America/New_York|Newport News|Newport News|Newport News
PHH|NP|Asia/Kathmandu|Pokhara|Pokhara|Pokhara
PHL|US|America/New_York|Philadelphia|Philadelphia|Philadelphia
PHO|US|America/Anchorage|Point Hope|Point Hope|Point Hope
PHS|TH|Asia/Bangkok|Phitsanulok|Phitsanulok|Phitsanulok
PHW|ZA|Africa/Johannesburg|Phalaborwa|Phalaborwa|Phalaborwa
PHX|US|America/Phoenix|Phoenix|Phoenix|Phoenix
PHY|TH|Asia/Bangkok|Phetchabun|Phetchabun|Phetchabun
PIA|US|America/Chicago|Peoria|Peoria|Peoria
PIB|US|America/Chicago|Hattiesburg|Hattiesburg|Hattiesburg
PIE|US|America/New_York|St. Petersburg|St. Petersburg|St. Petersburg
PIF|TW|Asia/Taipei|Pingtung City|Pingtung City|Pingtung City
PIH|US|America/Boise|Pocatello|Pocatello|Pocatello
PIP|US|America/Anchorage|Pilot Point|Pilot Point|Pilot Point
PIR|US|America/Chicago|Pierre|Pierre|Pierre
PIS|FR|Europe/Paris|Poitiers|Poitiers|Poitiers
PIT|US|America/New_York|Pittsburgh|Pittsburgh|Pittsburgh
PIU|PE|America/Lima|Piura|Piura|Piura
PIX|PT|Atlantic/Azores|Pico Island|Pico Island|Pico Island
PIZ|US|America/Anchorage|Point Lay|Point Lay|Point Lay
PJA|SE|Europe/Stockholm|Pajala|Pajala|Pajala
PJM|CR|America/Costa_Rica|Puerto Jiménez|Puerto Jiménez|Puerto Jiménez
PKA|US|America/Anchorage|Napaskiak|Napaskiak|Napaskiak
PKB|US|America/New_York|Parkersburg|Parkersburg|Parkersburg
PKC|RU|Asia/Kamchatka|Petropavlovsk-Kamchatsky|Petropavlovsk-Kamchatsky|Petropavlovsk-Kamchatsky
PKE|AU|Australia/Sydney|Parkes|Parkes|Parkes
PKG|MY|Asia/Kuala_Lumpur|Pangkor Island|Pangkor Island|Pangkor Island
PKN|ID|Asia/Jakarta|Pangkalan Bun|Pangkalan Bun|Pangkalan Bun
PKP|PF|Pacific/Tahiti|Puka-Puka|Puka-Puka|Puka-Puka
PKR|NP|Asia/Kathmandu|Pokhara|Pokhara|Pokhara
PKU|ID|Asia/Jakarta|Pekanbaru|Pekanbaru|Pekanbaru
PKV|RU|Europe/Moscow|Pskov|Pskov|Pskov
PKY|ID|Asia/Jakarta|Palangkaraya|Palangkaraya|Palangkaraya
PKZ|LA|Asia/Vientiane|Pakse|Pakse|Pakse
PLJ|BZ|America/Belize|Placencia|Placencia|Placencia
PLM|ID|Asia/Jakarta|Palembang|Palembang|Palembang
PLN|US|America/Detroit|Pellston|Pellston|Pellston
PLO|AU|Australia/Adelaide|Port Lincoln|Port Lincoln|Port Lincoln
PLQ|LT|Europe/Vilnius|Palanga|Palanga|Palanga
PLS|TC|America/Grand_Turk|Providenciales|Providenciales|Providenciales
PLW|ID|Asia/Makassar|Palu|Palu|Palu
PLX|KZ|Asia/Almaty|Semey|Semey|Semey
PLZ|ZA|Africa/Johannesburg|Port Elizabeth|Port Elizabeth|Port Elizabeth
PMC|CL|America/Santiago|Puerto Montt|Puerto Montt|Puerto Montt
PMF|IT|Europe/Rome|Parma|Parma|Parma
PMG|BR|America/Campo_Grande|Ponta Porã|Ponta Porã|Ponta Porã
PMI|ES|Europe/Madrid|Palma de Mallorca|Palma de Mallorca|Palma de Mallorca
PMK|AU|Australia/Lindeman|Palm Island|Palm Island|Palm Island
PMO|IT|Europe/Rome|Palermo|Palermo|Palermo
PMQ|AR|America/Argentina/Buenos_Aires|Perito Moreno|Perito Moreno|Perito Moreno
PMR|NZ|Pacific/Auckland|Palmerston North|Palmerston North|Palmerston North
PMV|VE|America/Caracas|Porlamar|Porlamar|Porlamar
PMW|BR|America/Belem|Palmas|Palmas|Palmas
PMY|AR|America/Argentina/Buenos_Aires|Puerto Madryn|Puerto Madryn|Puerto Madryn
PNA|ES|Europe/Madrid|Pamplona|Pamplona|Pamplona
PND|BZ|America/Belize|Punta Gorda|Punta Gorda|Punta Gorda
PNH|KH|Asia/Phnom_Penh|Phnom Penh|Phnom Penh|بنوم بنه
PNI|FM|Pacific/Pohnpei|Pohnpei|Pohnpei|Pohnpei
PNK|ID|Asia/Jakarta|Pontianak|Pontianak|Pontianak
PNL|IT|Europe/Rome|Pantelleria|Pantelleria|Pantelleria
PNP|PG|Pacific/Port_Moresby|Popondetta|Popondetta|Popondetta
PNQ|IN|Asia/Kolkata|Pune|Pune|Pune
PNR|CG|Africa/Brazzaville|Pointe-Noire|Pointe-Noire|Pointe-Noire
PNS|US|America/Chicago|Pensacola|Pensacola|Pensacola
PNT|CL|America/Santiago|Puerto Natales|Puerto Natales|Puerto Natales
PNY|IN|Asia/Kolkata|Pondicherry|Pondicherry|Pondicherry
PNZ|BR|America/Belem|Petrolina|Petrolina|Petrolina
POA|BR|America/Sao_Paulo|Porto Alegre|Porto Alegre|Porto Alegre
POG|GA|Africa/Libreville|Port-Gentil|Port-Gentil|Port-Gentil
POL|MZ|Africa/Maputo|Pemba|Pemba|Pemba
POM|PG|Pacific/Port_Moresby|Port Moresby|Port Moresby|Port Moresby
POP|DO|America/Santo_Domingo|San Felipe de Puerto Plata|San Felipe de Puerto Plata|San Felipe de Puerto Plata
POR|FI|Europe/Helsinki|Pori|Pori|Pori
POS|TT|America/Port_of_Spain|Port of Spain|Port of Spain|Port of Spain
POZ|PL|Europe/Warsaw|Poznań|Poznań|Poznań
PPB|BR|America/Sao_Paulo|Presidente Prudente|Presidente Prudente|Presidente Prudente
PPE|MX|America/Hermosillo|Puerto Peñasco|Puerto Peñasco|Puerto Peñasco
PPG|AS|Pacific/Pago_Pago|Pago Pago|Pago Pago|Pago Pago
PPK|KZ|Asia/Almaty|Petropavl|Petropavl|Petropavl
PPN|CO|America/Bogota|Popayán|Popayán|Popayán
PPP|AU|Australia/Brisbane|Proserpine|Proserpine|Proserpine
PPS|PH|Asia/Manila|Puerto Princesa|Puerto Princesa|Puerto Princesa
PPT|PF|Pacific/Tahiti|Papeete|Papeete|Papeete
PPW|GB|Europe/London|Papa Westray|Papa Westray|Papa Westray
PQC|VN|Asia/Ho_Chi_Minh|Phu Quoc Island|Phu Quoc Island|Phu Quoc Island
PQI|US|America/New_York|Presque Isle|Presque Isle|Presque Isle
PQQ|AU|Australia/Sydney|Port Macquarie|Port Macquarie|Port Macquarie
PRA|AR|America/Argentina/Buenos_Aires|Paraná|Paraná|Paraná
PRC|US|America/Phoenix|Prescott|Prescott|Prescott
PRG|CZ|Europe/Prague|Prague|Prague|براغ
PRI|SC|Indian/Mahe|Praslin Island|Praslin Island|Praslin Island
PRJ|IT|Europe/Rome|Capri|Capri|Capri
PRM|PT|Europe/Lisbon|Portimão|Portimão|Portimão
PRN|XK|Europe/Belgrade|Pristina|Pristina|بريشتينا
PSA|IT|Europe/Rome|Pisa|Pisa|Pisa
PSC|US|America/New_York|Pasco|Pasco|Pasco
PSE|PR|America/Puerto_Rico|Ponce|Ponce|Ponce
PSG|US|America/Juneau|Petersburg|Petersburg|Petersburg
PSM|US|America/New_York|Portsmouth|Portsmouth|Portsmouth
PSO|CO|America/Bogota|Pasto|Pasto|Pasto
PSP|US|America/Los_Angeles|Palm Springs|Palm Springs|Palm Springs
PSR|IT|Europe/Rome|Pescara|Pescara|Pescara
PSS|AR|America/Argentina/Buenos_Aires|Posadas|Posadas|Posadas
PSU|ID|Asia/Makassar|Putussibau|Putussibau|Putussibau
PSY|FK|Atlantic/Stanley|Stanley|Stanley|Stanley
PSZ|BO|America/La_Paz|Puerto Suárez|Puerto Suárez|Puerto Suárez
PTA|US|America/Anchorage|Port Alsworth|Port Alsworth|Port Alsworth
PTD|US|America/Sitka|Port Alexander|Port Alexander|Port Alexander
PTF|FJ|Pacific/Fiji|Malolo Lailai|Malolo Lailai|Malolo Lailai
PTG|ZA|Africa/Johannesburg|Polokwane|Polokwane|Polokwane
PTH|US|America/Anchorage|Port Heiden|Port Heiden|Port Heiden
PTJ|AU|Australia/Melbourne|Portland|Portland|Portland
PTO|BR|America/Sao_Paulo|Pato Branco|Pato Branco|Pato Branco
PTP|GP|America/Guadeloupe|Pointe-à-Pitre|Pointe-à-Pitre|Pointe-à-Pitre
PTU|US|America/Anchorage|Platinum|Platinum|Platinum
PTY|PA|America/Panama|Panama City|Panama City|Panama City
PTZ|EC|America/Guayaquil|Shell|Shell|Shell
PUB|US|America/Denver|Pueblo|Pueblo|Pueblo
PUD|AR|America/Argentina/Buenos_Aires|Puerto Deseado|Puerto Deseado|Puerto Deseado
PUF|FR|Europe/Paris|Pau|Pau|Pau
PUG|AU|Australia/Adelaide|Port Augusta|Port Augusta|Port Augusta
PUJ|DO|America/Santo_Domingo|Punta Cana|Punta Cana|Punta Cana
PUQ|CL|America/Santiago|Punta Arenas|Punta Arenas|Punta Arenas
PUR|BO|America/La_Paz|Puerto Rico|Puerto Rico|Puerto Rico
PUS|KR|Asia/Seoul|Busan|Busan|Busan
PUU|CO|America/Bogota|Puerto Asís|Puerto Asís|Puerto Asís
PUW|US|America/Los_Angeles|Pullman|Pullman|Pullman
PUY|HR|Europe/Zagreb|Pula|Pula|Pula
PUZ|NI|America/Managua|Puerto Cabezas|Puerto Cabezas|Puerto Cabezas
PVA|CO|America/Bogota|Providencia Island|Providencia Island|Providencia Island
PVD|US|America/New_York|Providence|Providence|Providence
PVH|BR|America/Porto_Velho|Porto Velho|Porto Velho|Porto Velho
PVK|GR|Europe/Athens|Preveza|Preveza|Preveza
PVR|MX|America/Mexico_City|Puerto Vallarta|Puerto Vallarta|Puerto Vallarta
PVU|US|America/Denver|Provo|Provo|Provo
PVZ|US|America/New_York|Casement|Casement|Casement
PWE|RU|Asia/Anadyr|Pevek|Pevek|Pevek
PWM|US|America/New_York|Portland|Portland|Portland
PWQ|KZ|Asia/Almaty|Pavlodar|Pavlodar|Pavlodar
PXH|AU|Australia/Adelaide|Prominent Hill|Prominent Hill|Prominent Hill
PXM|MX|America/Mexico_City|Puerto Escondido|Puerto Escondido|Puerto Escondido
PXO|PT|Atlantic/Madeira|Porto Santo Island|Porto Santo Island|Porto Santo Island
PXR|TH|Asia/Bangkok|Surin|Surin|Surin
PXU|VN|Asia/Ho_Chi_Minh|Pleiku|Pleiku|Pleiku
PYG|IN|Asia/Kolkata|Pakyong|Pakyong|Pakyong
PYJ|RU|Asia/Yakutsk|Polyarny|Polyarny|Polyarny
PYK|IR|Asia/Tehran|Karaj|Karaj|Karaj
PYT|BR|America/Sao_Paulo|Paracatu|Paracatu|Paracatu
PZB|ZA|Africa/Johannesburg|Pietermaritzburg|Pietermaritzburg|Pietermaritzburg
PZH|PK|Asia/Karachi|Zhob|Zhob|Zhob
PZI|CN|Asia/Shanghai|Panzhihua|Panzhihua|Panzhihua
PZO|VE|America/Caracas|Ciudad Guayana|Ciudad Guayana|Ciudad Guayana
PZU|SD|Africa/Khartoum|Port Sudan|Port Sudan|Port Sudan
QBC|CA|America/Vancouver|British Columbia|British Columbia|British Columbia
QEA|DK|Europe/Berlin|Aarhus Sea|Aarhus Sea|Aarhus Sea
QEC|DK|Europe/Berlin|Copenhagen Sea|Copenhagen Sea|Copenhagen Sea
QGY|HU|Europe/Budapest|Gyor-Per|Gyor-Per|Gyor-Per
QHV|BR|America/Sao_Paulo|Novo Hamburgo|Novo Hamburgo|Novo Hamburgo
QJH|DE|Europe/Berlin|Herzogenaurach|Herzogenaurach|Herzogenaurach
QMA|DK|Europe/Copenhagen|Anholt|Anholt|Anholt
QOW|NG|Africa/Lagos|Owerri|Owerri|Owerri
QPW|PL|Europe/Warsaw|Gliwice|Gliwice|Gliwice
QRE|BR|America/Campo_Grande|Carazinho|Carazinho|Carazinho
QRO|MX|America/Mexico_City|Querétaro City|Querétaro City|Querétaro City
QRW|NG|Africa/Lagos|Warri|Warri|Warri
QSF|DZ|Africa/Algiers|Sétif|Sétif|Sétif
QSR|IT|Europe/Rome|Salerno|Salerno|Salerno
QSZ|CN|Asia/Shanghai|Shache|Shache|Shache
QTX|US|America/New_York|Charlevoix Municipal|Charlevoix Municipal|Charlevoix Municipal
QUO|NG|Africa/Lagos|Uyo|Uyo|Uyo
QUU|DE|Europe/Berlin|Uetersen|Uetersen|Uetersen
QXC|BR|America/Belem|Caxias|Caxias|Caxias
RAB|PG|Pacific/Port_Moresby|Rabaul|Rabaul|Rabaul
RAE|SA|Asia/Riyadh|Arar|Arar|Arar
RAH|SA|Asia/Riyadh|Rafha|Rafha|Rafha
RAI|CV|Atlantic/Cape_Verde|Praia|Praia|Praia
RAJ|IN|Asia/Kolkata|Rajkot|Rajkot|Rajkot
RAK|MA|Africa/Casablanca|Marrakesh|Marrakech|مراكش
RAM|AU|Australia/Darwin|Ramingining|Ramingining|Ramingining
RAO|BR|America/Sao_Paulo|Ribeirão Preto|Ribeirão Preto|Ribeirão Preto
RAP|US|America/Denver|Rapid City|Rapid City|Rapid City
RAR|CK|Pacific/Rarotonga|Avarua|Avarua|Avarua
RAS|IR|Asia/Tehran|Rasht|Rasht|Rasht
RBA|MA|Africa/Casablanca|Rabat|Rabat|الرباط
RBB|BR|America/Manaus|Borba|Borba|Borba
RBQ|BO|America/La_Paz|Rurrenabaque|Rurrenabaque|Rurrenabaque
RBR|BR|America/Rio_Branco|Rio Branco|Rio Branco|Rio Branco
RBV|SB|Pacific/Guadalcanal|Ramata Island|Ramata Island|Ramata Island
RBY|US|America/Anchorage|Ruby|Ruby|Ruby
RCB|ZA|Africa/Johannesburg|Richards Bay|Richards Bay|Richards Bay
RCH|CO|America/Bogota|Riohacha|Riohacha|Riohacha
RCM|AU|Australia/Brisbane|Richmond|Richmond|Richmond
RDD|US|America/Los_Angeles|Redding|Redding|Redding
RDM|US|America/Los_Angeles|Redmond|Redmond|Redmond
RDO|PL|Europe/Warsaw|Radom|Radom|Radom
RDP|IN|Asia/Kolkata|Durgapur|Durgapur|Durgapur
RDU|US|America/New_York|Raleigh|Raleigh|Raleigh
RDZ|FR|Europe/Paris|Rodez|Rodez|Rodez
REC|BR|America/Belem|Recife|Recife|Recife
REG|IT|Europe/Rome|Reggio di Calabria|Reggio di Calabria|Reggio di Calabria
REK|IS|Atlantic/Reykjavik|Reykjavík|Reykjavik|ريكيافيك
REL|AR|America/Argentina/Buenos_Aires|Trelew|Trelew|Trelew
REN|RU|Asia/Yekaterinburg|Orenburg|Orenburg|Orenburg
REP|KH|Asia/Phnom_Penh|Siem Reap|Siem Reap|Siem Reap
RER|GT|America/Guatemala|Retalhuleu|Retalhuleu|Retalhuleu
RES|AR|America/Argentina/Buenos_Aires|Resistencia|Resistencia|Resistencia
RET|NO|Europe/Oslo|Røst|Røst|Røst
REU|ES|Europe/Madrid|Reus|Reus|Reus
REW|IN|Asia/Kolkata|Rewa|Rewa|Rewa
REX|MX|America/Matamoros|Reynosa|Reynosa|Reynosa
RFP|PF|Pacific/Tahiti|Raiatea|Raiatea|Raiatea
RGA|AR|America/Argentina/Ushuaia|Río Grande|Río Grande|Río Grande
RGI|PF|Pacific/Tahiti|Rangiroa|Rangiroa|Rangiroa
RGL|AR|America/Argentina/Rio_Gallegos|Río Gallegos|Río Gallegos|Río Gallegos
RGN|MM|Asia/Yangon|Yangon|Yangon|Yangon
RGO|KP|Asia/Pyongyang|Chongjin|Chongjin|Chongjin
RHD|AR|America/Argentina/Buenos_Aires|Termas de Río Hondo|Termas de Río Hondo|Termas de Río Hondo
RHI|US|America/Chicago|Rhinelander|Rhinelander|Rhinelander
RHO|GR|Europe/Athens|Rhodes|Rhodes|Rhodes
RHT|CN|Asia/Shanghai|Alxa Right Banner|Alxa Right Banner|Alxa Right Banner
RIA|BR|America/Sao_Paulo|Santa Maria|Santa Maria|Santa Maria
RIB|BO|America/La_Paz|Riberalta|Riberalta|Riberalta
RIC|US|America/New_York|Richmond|Richmond|Richmond
RIH|PA|America/Panama|Río Hato|Río Hato|Río Hato
RIO|BR|America/Sao_Paulo|Rio de Janeiro|Rio de Janeiro|ريو دي جانيرو
RIS|JP|Asia/Tokyo|Rishiri|Rishiri|Rishiri
RIW|US|America/Denver|Riverton|Riverton|Riverton
RIX|LV|Europe/Riga|Riga|Riga|ريغا
RIY|YE|Asia/Aden|Mukalla|Mukalla|Mukalla
RIZ|CN|Asia/Shanghai|Rizhao|Rizhao|Rizhao
RJA|IN|Asia/Kolkata|Rajahmundry|Rajahmundry|Rajahmundry
RJH|BD|Asia/Dhaka|Rajshahi|Rajshahi|Rajshahi
RJK|HR|Europe/Zagreb|Rijeka|Rijeka|Rijeka
RJM|ID|Asia/Jayapura|Waisai|Waisai|Waisai
RJN|IR|Asia/Tehran|Rafsanjan|Rafsanjan|Rafsanjan
RKD|US|America/New_York|Rockland|Rockland|Rockland
RKI|ID|Asia/Jakarta|Sipura|Sipura|Sipura
RKS|US|America/Denver|Rock Springs|Rock Springs|Rock Springs
RKT|AE|Asia/Dubai|Ras al-Khaimah|Ras al-Khaimah|Ras al-Khaimah
RKZ|CN|Asia/Shanghai|Shigatse|Shigatse|Shigatse
RLG|DE|Europe/Berlin|Rostock|Rostock|Rostock
RLK|CN|Asia/Shanghai|Bayannur|Bayannur|Bayannur
RMA|AU|Australia/Brisbane|Roma|Roma|Roma
RMF|EG|Africa/Cairo|Marsa Alam|Marsa Alam|Marsa Alam
RMI|IT|Europe/Rome|Rimini|Rimini|Rimini
RMO|MD|Europe/Chisinau|Chisinau|Chisinau|Chisinau
RMP|US|America/Anchorage|Rampart|Rampart|Rampart
RMQ|TW|Asia/Taipei|Taichung|Taichung|Taichung
RMT|PF|Pacific/Gambier|Rimatara|Rimatara|Rimatara
RMU|ES|Europe/Madrid|Murcia|Murcia|Murcia
RMZ|RU|Asia/Yekaterinburg|Tobolsk Remezov|Tobolsk Remezov|Tobolsk Remezov
RNB|SE|Europe/Stockholm|Ronneby|Ronneby|Ronneby
RNJ|JP|Asia/Tokyo|Yoronjima|Yoronjima|Yoronjima
RNL|SB|Pacific/Guadalcanal|Rennell Island|Rennell Island|Rennell Island
RNN|DK|Europe/Copenhagen|Rønne|Rønne|Rønne
RNO|US|America/Los_Angeles|Reno|Reno|Reno
RNS|FR|Europe/Paris|Rennes|Rennes|Rennes
ROA|US|America/New_York|Roanoke|Roanoke|Roanoke
ROB|LR|Africa/Monrovia|Monrovia|Monrovia|Monrovia
ROC|US|America/New_York|Rochester|Rochester|Rochester
ROI|TH|Asia/Bangkok|Roi Et|Roi Et|Roi Et
ROK|AU|Australia/Brisbane|Rockhampton|Rockhampton|Rockhampton
ROM|IT|Europe/Rome|Rome|Rome|روما
ROO|BR|America/Campo_Grande|Rondonópolis|Rondonópolis|Rondonópolis
ROP|MP|Pacific/Saipan|Rota|Rota|Rota
ROR|PW|Pacific/Palau|Koror|Koror|Koror
ROS|AR|America/Argentina/Buenos_Aires|Rosario|Rosario|Rosario
ROT|NZ|Pacific/Auckland|Rotorua|Rotorua|Rotorua
ROV|RU|Europe/Moscow|Novocherkassk|Novocherkassk|Novocherkassk
ROW|US|America/Denver|Roswell|Roswell|Roswell
RPR|IN|Asia/Kolkata|Raipur|Raipur|Raipur
RQA|CN|Asia/Shanghai|Ruoqiang|Ruoqiang|Ruoqiang
RRG|MU|Indian/Mauritius|Rodrigues Island|Rodrigues Island|Rodrigues Island
RRR|PF|Pacific/Tahiti|Raroia|Raroia|Raroia
RRS|NO|Europe/Oslo|Røros|Røros|Røros
RSA|AR|America/Argentina/Buenos_Aires|Santa Rosa|Santa Rosa|Santa Rosa
RSH|US|America/Anchorage|Russian Mission|Russian Mission|Russian Mission
RSI|SA|Asia/Riyadh|Red Sea Project|Red Sea Project|Red Sea Project
RST|US|America/Chicago|Rochester|Rochester|Rochester
RSU|KR|Asia/Seoul|Yeosu|Yeosu|Yeosu
RSW|US|America/New_York|Fort Myers|Fort Myers|Fort Myers
RTA|FJ|Pacific/Fiji|Rotuma Island|Rotuma Island|Rotuma Island
RTB|HN|America/Tegucigalpa|Roatán|Roatán|Roatán
RTG|ID|Asia/Makassar|Ruteng|Ruteng|Ruteng
RTM|NL|Europe/Amsterdam|Rotterdam|Rotterdam|Rotterdam
RUA|UG|Africa/Kampala|Arua|Arua|Arua
RUH|SA|Asia/Riyadh|Riyadh|Riyad|الرياض
RUL|MV|Indian/Maldives|Gaafu Dhaalu Atoll|Gaafu Dhaalu Atoll|Gaafu Dhaalu Atoll
RUN|RE|Indian/Reunion|St-Denis|St-Denis|St-Denis
RUR|PF|Pacific/Tahiti|Rurutu|Rurutu|Rurutu
RUS|SB|Pacific/Guadalcanal|Marau|Marau|Marau
RUT|US|America/New_York|Rutland|Rutland|Rutland
RVE|CO|America/Bogota|Saravena|Saravena|Saravena
RVK|NO|Europe/Oslo|Rørvik|Rørvik|Rørvik
RVN|FI|Europe/Helsinki|Rovaniemi|Rovaniemi|Rovaniemi
RVV|PF|Pacific/Tahiti|Raivavae|Raivavae|Raivavae
RWN|UA|Europe/Kyiv|Rivne|Rivne|Rivne
RXS|PH|Asia/Manila|Roxas|Roxas|Roxas
RYB|RU|Europe/Moscow|Rybinsk|Rybinsk|Rybinsk
RYK|PK|Asia/Karachi|Rahim Yar Khan|Rahim Yar Khan|Rahim Yar Khan
RYO|AR|America/Argentina/Buenos_Aires|Río Turbio|Río Turbio|Río Turbio
RZE|PL|Europe/Warsaw|Rzeszów|Rzeszów|Rzeszów
RZR|IR|Asia/Tehran|Ramsar|Ramsar|Ramsar
RZV|TR|Europe/Istanbul|Rize Province|Rize Province|Rize Province
SAB|BQ|America/Curacao|Saba|Saba|Saba
SAF|US|America/Denver|Santa Fe|Santa Fe|Santa Fe
SAG|IN|Asia/Kolkata|Shirdi|Shirdi|Shirdi
SAH|YE|Asia/Aden|Sanaa|Sanaa|صنعاء
SAI|KH|Asia/Phnom_Penh|Siem Reap–Angkor|Siem Reap–Angkor|Siem Reap–Angkor
SAL|SV|America/El_Salvador|San Salvador|San Salvador|San Salvador
SAN|US|America/Los_Angeles|San Diego|San Diego|San Diego
SAO|BR|America/Sao_Paulo|São Paulo|São Paulo|ساو باولو
SAP|HN|America/Tegucigalpa|San Pedro Sula|San Pedro Sula|San Pedro Sula
SAQ|BS|America/Nassau|Nicholls Town|Nicholls Town|Nicholls Town
SAT|US|America/Chicago|San Antonio|San Antonio|San Antonio
SAV|US|America/New_York|Savannah|Savannah|Savannah
SBA|US|America/Los_Angeles|Santa Barbara|Santa Barbara|Santa Barbara
SBD|US|America/Los_Angeles|San Bernardino|San Bernardino|San Bernardino
SBH|BL|America/Guadeloupe|Gustavia|Gustavia|Gustavia
SBN|US|America/Indiana/Indianapolis|South Bend|South Bend|South Bend
SBP|US|America/Los_Angeles|San Luis Obispo|San Luis Obispo|San Luis Obispo
SBR|AU|Australia/Brisbane|Saibai Island|Saibai Island|Saibai Island
SBT|RU|Asia/Yekaterinburg|Sabetta|Sabetta|Sabetta
SBW|MY|Asia/Kuala_Lumpur|Sibu|Sibu|Sibu
SBY|US|America/New_York|Salisbury|Salisbury|Salisbury
SBZ|RO|Europe/Bucharest|Sibiu|Sibiu|Sibiu
SCC|US|America/Anchorage|Prudhoe Bay|Prudhoe Bay|Prudhoe Bay
SCE|US|America/New_York|State College|State College|State College
SCK|US|America/Los_Angeles|Stockton|Stockton|Stockton
SCL|CL|America/Santiago|Santiago|Santiago|سانتياغو
SCM|US|America/Anchorage|Scammon Bay|Scammon Bay|Scammon Bay
SCN|DE|Europe/Berlin|Saarbrücken|Saarbrücken|Saarbrücken
SCO|KZ|Asia/Oral|Aktau|Aktau|Aktau
SCQ|ES|Europe/Madrid|Santiago de Compostela|Santiago de Compostela|Santiago de Compostela
SCR|SE|Europe/Stockholm|Malung-Sälen|Malung-Sälen|Malung-Sälen
SCT|YE|Asia/Aden|Socotra|Socotra|Socotra
SCU|CU|America/Havana|Santiago de Cuba|Santiago de Cuba|Santiago de Cuba
SCV|RO|Europe/Bucharest|Suceava|Suceava|Suceava
SCW|RU|Europe/Moscow|Syktyvkar|Syktyvkar|Syktyvkar
SCY|EC|Pacific/Galapagos|San Cristóbal Island|San Cristóbal Island|San Cristóbal Island
SCZ|SB|Pacific/Guadalcanal|Santa Cruz Islands|Santa Cruz Islands|Santa Cruz Islands
SDD|AO|Africa/Luanda|Lubango|Lubango|Lubango
SDE|AR|America/Argentina/Buenos_Aires|Santiago del Estero|Santiago del Estero|Santiago del Estero
SDF|US|America/Kentucky/Louisville|Louisville|Louisville|Louisville
SDG|IR|Asia/Tehran|Sanandaj|Sanandaj|Sanandaj
SDJ|JP|Asia/Tokyo|Sendai|Sendai|Sendai
SDK|MY|Asia/Kuala_Lumpur|Sandakan|Sandakan|Sandakan
SDL|SE|Europe/Stockholm|Sundsvall|Sundsvall|Sundsvall
SDN|NO|Europe/Oslo|Sandane|Sandane|Sandane
SDP|US|America/Anchorage|Sand Point|Sand Point|Sand Point
SDQ|DO|America/Santo_Domingo|Santo Domingo|Santo Domingo|Santo Domingo
SDR|ES|Europe/Madrid|Santander|Santander|Santander
SDS|JP|Asia/Tokyo|Sado|Sado|Sado
SDW|IN|Asia/Kolkata|Sindhudurg|Sindhudurg|Sindhudurg
SDY|US|America/Denver|Sidney|Sidney|Sidney
SEB|LY|Africa/Tripoli|Sabha|Sabha|Sabha
SEI|BR|America/Belem|Senhor Do Bonfim|Senhor Do Bonfim|Senhor Do Bonfim
SEK|RU|Asia/Magadan|Srednekolymsk|Srednekolymsk|Srednekolymsk
SEL|KR|Asia/Seoul|Seoul|Séoul|سيول
SET|BR|America/Recife|Santa Magalhaes|Santa Magalhaes|Santa Magalhaes
SEU|TZ|Africa/Dar_es_Salaam|Seronera|Seronera|Seronera
SEW|EG|Africa/Cairo|Siwa Oasis|Siwa Oasis|Siwa Oasis
SEZ|SC|Indian/Mahe|Mahé|Mahé|ماهي
SFA|TN|Africa/Tunis|Sfax|Sfax|صفاقس
SFC|GP|America/Guadeloupe|Saint-François|Saint-François|Saint-François
SFG|MF|America/Marigot|Grand Case|Grand Case|Grand Case
SFJ|GL|America/Godthab|Kangerlussuaq|Kangerlussuaq|Kangerlussuaq
SFL|CV|Atlantic/Cape_Verde|São Filipe|São Filipe|São Filipe
SFN|AR|America/Argentina/Buenos_Aires|Santa Fe de la Vera Cruz|Santa Fe de la Vera Cruz|Santa Fe de la Vera Cruz
SFO|US|America/Los_Angeles|San Francisco|San Francisco|سان فرانسيسكو
SFS|PH|Asia/Manila|Subic Bay|Subic Bay|Subic Bay
SFT|SE|Europe/Stockholm|Skellefteå|Skellefteå|Skellefteå
SGC|RU|Asia/Yekaterinburg|Surgut|Surgut|Surgut
SGD|DK|Europe/Copenhagen|Sønderborg|Sønderborg|Sønderborg
SGF|US|America/Chicago|Springfield|Springfield|Springfield
SGN|VN|Asia/Ho_Chi_Minh|Ho Chi Minh City|Hô-Chi-Minh-Ville|مدينة هو تشي منه
SGO|AU|Australia/Brisbane|St George|St George|St George
SGU|US|America/Denver|St. George|St. George|St. George
SGY|US|America/Juneau|Skagway|Skagway|Skagway
SHA|CN|Asia/Shanghai|Shanghai|Shanghai|شانغهاي
SHB|JP|Asia/Tokyo|Nakashibetsu|Nakashibetsu|Nakashibetsu
SHC|ET|Africa/Addis_Ababa|Shire|Shire|Shire
SHD|US|America/New_York|Staunton|Staunton|Staunton
SHE|CN|Asia/Shanghai|Shenyang|Shenyang|Shenyang
SHF|CN|Asia/Urumqi|Shihezi|Shihezi|Shihezi
SHG|US|America/Anchorage|Shungnak|Shungnak|Shungnak
SHH|US|America/Anchorage|Shishmaref|Shishmaref|Shishmaref
SHI|JP|Asia/Tokyo|Shimoji-shima|Shimoji-shima|Shimoji-shima
SHJ|AE|Asia/Dubai|Sharjah|Charjah|الشارقة
SHL|IN|Asia/Kolkata|Shillong|Shillong|Shillong
SHM|JP|Asia/Tokyo|Shirahama|Shirahama|Shirahama
SHO|SZ|Africa/Mbabane|Manzini|Manzini|Manzini
SHR|US|America/Denver|Sheridan|Sheridan|Sheridan
SHS|CN|Asia/Shanghai|Jingzhou|Jingzhou|Jingzhou
SHV|US|America/Chicago|Shreveport|Shreveport|Shreveport
SHW|SA|Asia/Riyadh|Sharurah|Sharurah|Sharurah
SHY|TZ|Africa/Dar_es_Salaam|Shinyanga|Shinyanga|Shinyanga
SID|CV|Atlantic/Cape_Verde|Sal|Sal|Sal
SIF|NP|Asia/Kathmandu|Simara|Simara|Simara
SIH|NP|Asia/Kathmandu|Dipayal Silgadhi|Dipayal Silgadhi|Dipayal Silgadhi
SIN|SG|Asia/Singapore|Singapore|Singapour|سنغافورة
SIP|UA|Europe/Kyiv|Simferopol|Simferopol|Simferopol
SIS|ZA|Africa/Johannesburg|Dingleton|Dingleton|Dingleton
SIT|US|America/Sitka|Sitka|Sitka|Sitka
SJC|US|America/Los_Angeles|San Jose|San Jose|San Jose
SJD|MX|America/Mazatlan|San José del Cabo|San José del Cabo|San José del Cabo
SJE|CO|America/Bogota|San José del Guaviare|San José del Guaviare|San José del Guaviare
SJI|PH|Asia/Manila|San Jose|San Jose|San Jose
SJJ|BA|Europe/Sarajevo|Sarajevo|Sarajevo|Sarajevo
SJK|BR|America/Sao_Paulo|São José dos Campos|São José dos Campos|São José dos Campos
SJL|BR|America/Manaus|São Gabriel da Cachoeira|São Gabriel da Cachoeira|São Gabriel da Cachoeira
SJO|CR|America/Costa_Rica|San José|San José|San José
SJP|BR|America/Sao_Paulo|São José do Rio Preto|São José do Rio Preto|São José do Rio Preto
SJT|US|America/Chicago|San Angelo|San Angelo|San Angelo
SJU|PR|America/Puerto_Rico|San Juan|San Juan|San Juan
SJW|CN|Asia/Shanghai|Shijiazhuang|Shijiazhuang|Shijiazhuang
SJZ|PT|Atlantic/Azores|São Jorge Island|São Jorge Island|São Jorge Island
SKB|KN|America/St_Kitts|Saint Kitts|Saint Kitts|Saint Kitts
SKD|UZ|Asia/Tashkent|Samarkand|Samarkand|Samarkand
SKG|GR|Europe/Athens|Thessaloniki|Thessalonique|سالونيك
SKH|NP|Asia/Kathmandu|Surkhet|Surkhet|Surkhet
SKK|US|America/Anchorage|Shaktoolik|Shaktoolik|Shaktoolik
SKN|NO|Europe/Oslo|Stokmarknes|Stokmarknes|Stokmarknes
SKO|NG|Africa/Lagos|Sokoto|Sokoto|Sokoto
SKP|MK|Europe/Skopje|Skopje|Skopje|سكوبيه
SKT|PK|Asia/Karachi|Sialkot|Sialkot|Sialkot
SKU|GR|Europe/Athens|Skyros|Skyros|Skyros
SKX|RU|Europe/Moscow|Saransk|Saransk|Saransk
SKZ|PK|Asia/Karachi|Sukkur|Sukkur|Sukkur
SLA|AR|America/Argentina/Buenos_Aires|Salta|Salta|Salta
SLC|US|America/Denver|Salt Lake City|Salt Lake City|Salt Lake City
SLD|SK|Europe/Bratislava|Sliač|Sliač|Sliač
SLE|US|America/Los_Angeles|Salem|Salem|Salem
SLH|VU|Pacific/Efate|Sola|Sola|Sola
SLI|ZM|Africa/Lusaka|Solwezi|Solwezi|Solwezi
SLK|US|America/New_York|Saranac Lake|Saranac Lake|Saranac Lake
SLL|OM|Asia/Muscat|Salalah|Salalah|صلالة
SLM|ES|Europe/Madrid|Salamanca|Salamanca|Salamanca
SLN|US|America/Chicago|Salina|Salina|Salina
SLP|MX|America/Mexico_City|San Luis Potosí City|San Luis Potosí City|San Luis Potosí City
SLQ|US|America/Anchorage|Sleetmute|Sleetmute|Sleetmute
SLU|LC|America/St_Lucia|Castries|Castries|Castries
SLX|TC|America/Grand_Turk|Salt Cay|Salt Cay|Salt Cay
SLY|RU|Asia/Yekaterinburg|Salekhard|Salekhard|Salekhard
SLZ|BR|America/Belem|São Luís|São Luís|São Luís
SMA|PT|Atlantic/Azores|Santa Maria Island|Santa Maria Island|Santa Maria Island
SMF|US|America/Los_Angeles|Sacramento|Sacramento|Sacramento
SMI|GR|Europe/Athens|Samos|Samos|Samos
SMK|US|America/Anchorage|St. Michael|St. Michael|St. Michael
SML|BS|America/Nassau|Stella Maris|Stella Maris|Stella Maris
SMN|US|America/Boise|Salmon|Salmon|Salmon
SMQ|ID|Asia/Jakarta|Sampit|Sampit|Sampit
SMR|CO|America/Bogota|Santa Marta|Santa Marta|Santa Marta
SMS|MG|Indian/Antananarivo|Île Sainte-Marie|Île Sainte-Marie|Île Sainte-Marie
SMT|BR|America/Cuiaba|Sorriso|Sorriso|Sorriso
SMX|US|America/Los_Angeles|Santa Maria|Santa Maria|Santa Maria
SNA|US|America/Los_Angeles|Santa Ana|Santa Ana|Santa Ana
SNB|AU|Australia/Darwin|Milikapiti|Milikapiti|Milikapiti
SNE|CV|Atlantic/Cape_Verde|São Nicolau|São Nicolau|São Nicolau
SNN|IE|Europe/Dublin|Shannon|Shannon|Shannon
SNO|TH|Asia/Bangkok|Sakon Nakhon|Sakon Nakhon|Sakon Nakhon
SNP|US|America/Anchorage|St. Paul Island|St. Paul Island|St. Paul Island
SNR|FR|Europe/Paris|Saint-Nazaire|Saint-Nazaire|Saint-Nazaire
SNU|CU|America/Havana|Santa Clara|Santa Clara|Santa Clara
SNW|MM|Asia/Yangon|Thandwe|Thandwe|Thandwe
SNX|IR|Asia/Tehran|Semnan|Semnan|Semnan
SOB|HU|Europe/Budapest|Hévíz|Hévíz|Hévíz
SOC|ID|Asia/Jakarta|Surakarta|Surakarta|Surakarta
SOD|BR|America/Sao_Paulo|Sorocaba|Sorocaba|Sorocaba
SOF|BG|Europe/Sofia|Sofia|Sofia|صوفيا
SOG|NO|Europe/Oslo|Sogndal|Sogndal|Sogndal
SOI|AU|Australia/Lindeman|South Molle Island|South Molle Island|South Molle Island
SOJ|NO|Europe/Oslo|Sørkjosen|Sørkjosen|Sørkjosen
SOM|VE|America/Caracas|San Tomé|San Tomé|San Tomé
SON|VU|Pacific/Efate|Luganville|Luganville|Luganville
SOQ|ID|Asia/Jayapura|Sorong|Sorong|Sorong
SOU|GB|Europe/London|Southampton|Southampton|Southampton
SOV|US|America/Anchorage|Seldovia|Seldovia|Seldovia
SOW|US|America/Phoenix|Show Low|Show Low|Show Low
SOY|GB|Europe/London|Stronsay|Stronsay|Stronsay
SPC|ES|Atlantic/Canary|La Palma|La Palma|La Palma
SPD|BD|Asia/Dhaka|Saidpur|Saidpur|Saidpur
SPI|US|America/Chicago|Springfield|Springfield|Springfield
SPK|JP|Asia/Tokyo|Sapporo|Sapporo|Sapporo
SPN|MP|Pacific/Saipan|Saipan|Saipan|Saipan
SPP|AO|Africa/Luanda|Menongue|Menongue|Menongue
SPR|BZ|America/Belize|San Pedro Town|San Pedro Town|San Pedro Town
SPS|US|America/Chicago|Wichita Falls|Wichita Falls|Wichita Falls
SPU|HR|Europe/Zagreb|Split|Split|Split
SPX|EG|Africa/Cairo|Egypt|Egypt|Egypt
SPY|CI|Africa/Abidjan|San-Pédro|San-Pédro|San-Pédro
SQD|CN|Asia/Shanghai|Shangrao|Shangrao|Shangrao
SQG|ID|Asia/Makassar|Sintang|Sintang|Sintang
SQJ|CN|Asia/Shanghai|Sanming|Sanming|Sanming
SQL|US|America/Los_Angeles|San Carlos|San Carlos|San Carlos
SRA|BR|America/Sao_Paulo|Santa Rosa|Santa Rosa|Santa Rosa
SRE|BO|America/La_Paz|Sucre|Sucre|Sucre
SRG|ID|Asia/Jakarta|Semarang|Semarang|Semarang
SRP|NO|Europe/Oslo|Stord|Stord|Stord
SRQ|US|America/New_York|Sarasota|Sarasota|Sarasota
SRT|UG|Africa/Kampala|Soroti|Soroti|Soroti
SRY|IR|Asia/Tehran|Sari|Sari|Sari
SSA|BR|America/Belem|Salvador|Salvador|Salvador
SSG|GQ|Africa/Malabo|Malabo|Malabo|Malabo
SSH|EG|Africa/Cairo|Sharm el-Sheikh|Charm el-Cheikh|شرم الشيخ
SSJ|NO|Europe/Oslo|Sandnessjøen|Sandnessjøen|Sandnessjøen
SSR|VU|Pacific/Efate|Sara|Sara|Sara
SST|AR|America/Argentina/Buenos_Aires|Santa Teresita|Santa Teresita|Santa Teresita
SSY|AO|Africa/Luanda|M'banza-Kongo|M'banza-Kongo|M'banza-Kongo
STC|US|America/Chicago|St. Cloud|St. Cloud|St. Cloud
STD|VE|America/Caracas|Santo Domingo|Santo Domingo|Santo Domingo
STG|US|America/Anchorage|St. George|St. George|St. George
STI|DO|America/Santo_Domingo|Santiago de los Caballeros|Santiago de los Caballeros|Santiago de los Caballeros
STL|US|America/Chicago|St. Louis|St. Louis|St. Louis
STM|BR|America/Porto_Velho|Santarém|Santarém|Santarém
STO|SE|Europe/Stockholm|Stockholm|Stockholm|ستوكهولم
STR|DE|Europe/Berlin|Stuttgart|Stuttgart|شتوتغارت
STS|US|America/Los_Angeles|Santa Rosa|Santa Rosa|Santa Rosa
STT|VI|America/St_Thomas|St. Thomas Island|St. Thomas Island|St. Thomas Island
STV|IN|Asia/Kolkata|Surat|Surat|Surat
STW|RU|Europe/Moscow|Stavropol|Stavropol|Stavropol
STX|VI|America/St_Thomas|Saint Croix|Saint Croix|Saint Croix
STZ|BR|America/Cuiaba|Santa Terezinha|Santa Terezinha|Santa Terezinha
SUB|ID|Asia/Jakarta|Surabaya|Surabaya|Surabaya
SUF|IT|Europe/Rome|Lamezia Terme|Lamezia Terme|Lamezia Terme
SUG|PH|Asia/Manila|Surigao City|Surigao City|Surigao City
SUI|GE|Asia/Tbilisi|Sukhumi|Sukhumi|Sukhumi
SUJ|RO|Europe/Bucharest|Satu Mare|Satu Mare|Satu Mare
SUK|RU|Asia/Vladivostok|Batagay-Alyta|Batagay-Alyta|Batagay-Alyta
SUN|US|America/Boise|Hailey|Hailey|Hailey
SUV|FJ|Pacific/Fiji|Suva|Suva|Suva
SUX|US|America/Chicago|Sioux City|Sioux City|Sioux City
SUY|RU|Asia/Yakutsk|Suntar|Suntar|Suntar
SVA|US|America/Anchorage|Savoonga|Savoonga|Savoonga
SVB|MG|Indian/Antananarivo|Sambava|Sambava|Sambava
SVC|US|America/Denver|Silver City|Silver City|Silver City
SVD|VC|America/St_Vincent|Saint Vincent|Saint Vincent|Saint Vincent
SVG|NO|Europe/Oslo|Stavanger|Stavanger|Stavanger
SVI|CO|America/Bogota|San Vicente del Caguán|San Vicente del Caguán|San Vicente del Caguán
SVJ|NO|Europe/Oslo|Svolvær|Svolvær|Svolvær
SVL|FI|Europe/Helsinki|Savonlinna|Savonlinna|Savonlinna
SVQ|ES|Europe/Madrid|Seville|Séville|إشبيلية
SVU|FJ|Pacific/Fiji|Savusavu|Savusavu|Savusavu
SVX|RU|Asia/Yekaterinburg|Yekaterinburg|Yekaterinburg|Yekaterinburg
SVZ|VE|America/Caracas|San Antonio del Táchira|San Antonio del Táchira|San Antonio del Táchira
SWA|CN|Asia/Shanghai|Shantou|Shantou|Shantou
SWL|PH|Asia/Manila|San Vicente|San Vicente|San Vicente
SWO|US|America/Chicago|Stillwater|Stillwater|Stillwater
SWQ|ID|Asia/Makassar|Sumbawa Besar|Sumbawa Besar|Sumbawa Besar
SWX|BW|Africa/Gaborone|Shakawe|Shakawe|Shakawe
SXB|FR|Europe/Paris|Strasbourg|Strasbourg|Strasbourg
SXK|ID|Asia/Jayapura|Saumlaki|Saumlaki|Saumlaki
SXM|SX|America/Guadeloupe|Sint Maarten|Sint Maarten|Sint Maarten
SXR|IN|Asia/Kolkata|Srinagar|Srinagar|Srinagar
SYD|AU|Australia/Sydney|Sydney|Sydney|سيدني
SYM|CN|Asia/Shanghai|Simao|Simao|Simao
SYO|JP|Asia/Tokyo|Shōnai|Shōnai|Shōnai
SYR|US|America/New_York|Syracuse|Syracuse|Syracuse
SYS|RU|Asia/Yakutsk|Saskylakh|Saskylakh|Saskylakh
SYU|AU|Australia/Brisbane|Sue Islet|Sue Islet|Sue Islet
SYX|CN|Asia/Shanghai|Sanya|Sanya|Sanya
SYY|GB|Europe/London|Stornoway|Stornoway|Stornoway
SYZ|IR|Asia/Tehran|Shiraz|Shiraz|Shiraz
SZA|AO|Africa/Luanda|Soyo|Soyo|Soyo
SZE|ET|Africa/Addis_Ababa|Semera|Semera|Semera
SZF|TR|Europe/Istanbul|Samsun|Samsun|Samsun
SZG|AT|Europe/Vienna|Salzburg|Salzburg|Salzburg
SZI|KZ|Asia/Almaty|Zaysan|Zaysan|Zaysan
SZT|MX|America/Mexico_City|San Cristobal de las Casas|San Cristobal de las Casas|San Cristobal de las Casas
SZX|CN|Asia/Shanghai|Shenzhen|Shenzhen|Shenzhen
SZY|PL|Europe/Warsaw|Szczytno|Szczytno|Szczytno
SZZ|PL|Europe/Warsaw|Szczecin|Szczecin|Szczecin
TAB|TT|America/Port_of_Spain|Tobago|Tobago|Tobago
TAC|PH|Asia/Manila|Tacloban|Tacloban|Tacloban
TAE|KR|Asia/Seoul|Daegu|Daegu|Daegu
TAG|PH|Asia/Manila|Tagbilaran|Tagbilaran|Tagbilaran
TAH|VU|Pacific/Efate|Tanna Island|Tanna Island|Tanna Island
TAI|YE|Asia/Aden|Taiz|Taiz|Taiz
TAJ|PG|Pacific/Port_Moresby|Aitape|Aitape|Aitape
TAK|JP|Asia/Tokyo|Takamatsu|Takamatsu|Takamatsu
TAL|US|America/Anchorage|Tanana|Tanana|Tanana
TAM|MX|America/Mexico_City|Tampico|Tampico|Tampico
TAO|CN|Asia/Shanghai|Qingdao|Qingdao|Qingdao
TAP|MX|America/Mexico_City|Tapachula|Tapachula|Tapachula
TAS|UZ|Asia/Tashkent|Tashkent|Tachkent|طشقند
TAT|SK|Europe/Bratislava|Poprad|Poprad|Poprad
TAY|EE|Europe/Tallinn|Tartu|Tartu|Tartu
TAZ|TM|Asia/Ashgabat|Daşoguz|Daşoguz|Daşoguz
TBB|VN|Asia/Ho_Chi_Minh|Tuy Hòa|Tuy Hòa|Tuy Hòa
TBG|PG|Pacific/Port_Moresby|Tabubil|Tabubil|Tabubil
TBH|PH|Asia/Manila|Tablas Island|Tablas Island|Tablas Island
TBI|BS|America/Nassau|New Bight|New Bight|New Bight
TBJ|TN|Africa/Tunis|Tabarka|Tabarka|Tabarka
TBM|ID|Asia/Makassar|Tumbang Samba|Tumbang Samba|Tumbang Samba
TBN|US|America/Chicago|Fort Leonard Wood|Fort Leonard Wood|Fort Leonard Wood
TBO|TZ|Africa/Dar_es_Salaam|Tabora|Tabora|Tabora
TBP|PE|America/Lima|Tumbes|Tumbes|Tumbes
TBS|GE|Asia/Tbilisi|Tbilisi|Tbilissi|تبليسي
TBT|BR|America/Porto_Velho|Tabatinga|Tabatinga|Tabatinga
TBU|TO|Pacific/Tongatapu|Nukuʻalofa|Nukuʻalofa|Nukuʻalofa
TBZ|IR|Asia/Tehran|Tabriz|Tabriz|Tabriz
TCA|AU|Australia/Darwin|Tennant Creek|Tennant Creek|Tennant Creek
TCB|BS|America/Nassau|Treasure Cay|Treasure Cay|Treasure Cay
TCD|CO|America/Bogota|Tarapacá|Tarapacá|Tarapacá
TCG|CN|Asia/Urumqi|Tacheng|Tacheng|Tacheng
TCI|ES|Atlantic/Canary|Tenerife|Tenerife|Tenerife
TCO|CO|America/Bogota|Tumaco|Tumaco|Tumaco
TCP|EG|Africa/Cairo|Taba|Taba|Taba
TCQ|PE|America/Lima|Tacna|Tacna|Tacna
TCR|IN|Asia/Kolkata|Thoothukudi|Thoothukudi|Thoothukudi
TCT|US|America/Anchorage|Takotna|Takotna|Takotna
TCZ|CN|Asia/Shanghai|Tengchong|Tengchong|Tengchong
TDK|KZ|Asia/Almaty|Taldykorgan|Taldykorgan|Taldykorgan
TDS|PG|Pacific/Port_Moresby|Sasereme|Sasereme|Sasereme
TDX|TH|Asia/Bangkok|Trat|Trat|Trat
TEB|US|America/New_York|Teterboro|Teterboro|Teterboro
TEE|DZ|Africa/Algiers|Tébessa|Tébessa|Tébessa
TEK|US|America/Anchorage|Tatitlek|Tatitlek|Tatitlek
TEN|CN|Asia/Shanghai|Tongren|Tongren|Tongren
TEQ|TR|Europe/Istanbul|Tekirdağ|Tekirdağ|Tekirdağ
TER|PT|Atlantic/Azores|Terceira Island|Terceira Island|Terceira Island
TET|MZ|Africa/Maputo|Tete|Tete|Tete
TEX|US|America/Denver|Telluride|Telluride|Telluride
TEZ|IN|Asia/Kolkata|Tezpur|Tezpur|Tezpur
TFF|BR|America/Manaus|Tefé|Tefé|Tefé
TFI|PG|Pacific/Port_Moresby|Tufi|Tufi|Tufi
TFU|CN|Asia/Shanghai|Jianyang|Jianyang|Jianyang
TGD|ME|Europe/Podgorica|Podgorica|Podgorica|Podgorica
TGG|MY|Asia/Kuala_Lumpur|Kuala Terengganu|Kuala Terengganu|Kuala Terengganu
TGH|VU|Pacific/Efate|Tongoa|Tongoa|Tongoa
TGJ|NC|Pacific/Noumea|Tiga Island|Tiga Island|Tiga Island
TGK|RU|Europe/Moscow|Taganrog|Taganrog|Taganrog
TGM|RO|Europe/Bucharest|Târgu Mureș|Târgu Mureș|Târgu Mureș
TGO|CN|Asia/Shanghai|Tongliao|Tongliao|Tongliao
TGQ|BR|America/Campo_Grande|Tangará da Serra|Tangará da Serra|Tangará da Serra
TGR|DZ|Africa/Algiers|Touggourt|Touggourt|Touggourt
TGT|TZ|Africa/Dar_es_Salaam|Tanga|Tanga|Tanga
TGU|HN|America/Tegucigalpa|Tegucigalpa|Tegucigalpa|Tegucigalpa
TGZ|MX|America/Mexico_City|Tuxtla Gutiérrez|Tuxtla Gutiérrez|Tuxtla Gutiérrez
THD|VN|Asia/Ho_Chi_Minh|Thanh Hóa|Thanh Hóa|Thanh Hóa
THE|BR|America/Belem|Teresina|Teresina|Teresina
THG|AU|Australia/Brisbane|Thangool|Thangool|Thangool
THL|MM|Asia/Yangon|Tachileik|Tachileik|Tachileik
THN|SE|Europe/Stockholm|Trollhättan|Trollhättan|Trollhättan
THO|IS|Atlantic/Reykjavik|Thorshofn|Thorshofn|Thorshofn
THQ|CN|Asia/Shanghai|Tianshui|Tianshui|Tianshui
THR|IR|Asia/Tehran|Tehran|Téhéran|طهران
THS|TH|Asia/Bangkok|Sukhothai|Sukhothai|Sukhothai
THU|GL|America/Thule|Pituffik|Pituffik|Pituffik
THX|RU|Asia/Krasnoyarsk|Turukhansk|Turukhansk|Turukhansk
TIA|AL|Europe/Tirane|Tirana|Tirana|تيرانا
TIE|ET|Africa/Addis_Ababa|Tepi|Tepi|Tepi
TIF|SA|Asia/Riyadh|Ta'if|Ta'if|Ta'if
TIH|PF|Pacific/Tahiti|Tikehau|Tikehau|Tikehau
TIJ|MX|America/Tijuana|Tijuana|Tijuana|Tijuana
TIM|ID|Asia/Jayapura|Tembagapura|Tembagapura|Tembagapura
TIN|DZ|Africa/Algiers|Tindouf|Tindouf|Tindouf
TIP|LY|Africa/Tripoli|Tripoli|Tripoli|طرابلس
TIQ|MP|Pacific/Saipan|Tinian|Tinian|Tinian
TIR|IN|Asia/Kolkata|Tirupati|Tirupati|Tirupati
TIU|NZ|Pacific/Auckland|Timaru|Timaru|Timaru
TIV|ME|Europe/Podgorica|Tivat|Tivat|Tivat
TIW|US|America/Los_Angeles|Tacoma|Tacoma|Tacoma
TIZ|PG|Pacific/Port_Moresby|Tari|Tari|Tari
TJA|BO|America/La_Paz|Tarija|Tarija|Tarija
TJG|ID|Asia/Jakarta|Tanjung|Tanjung|Tanjung
TJH|JP|Asia/Tokyo|Toyooka|Toyooka|Toyooka
TJK|TR|Europe/Istanbul|Tokat|Tokat|Tokat
TJL|BR|America/Campo_Grande|Três Lagoas|Três Lagoas|Três Lagoas
TJM|RU|Asia/Yekaterinburg|Tyumen|Tyumen|Tyumen
TJN|PF|Pacific/Tahiti|Takume|Takume|Takume
TJQ|ID|Asia/Jakarta|Tanjung Pandan|Tanjung Pandan|Tanjung Pandan
TJS|ID|Asia/Makassar|Tanjung Selor|Tanjung Selor|Tanjung Selor
TJU|TJ|Asia/Dushanbe|Kulob|Kulob|Kulob
TKD|GH|Africa/Accra|Sekondi-Takoradi|Sekondi-Takoradi|Sekondi-Takoradi
TKF|US|America/Los_Angeles|Truckee|Truckee|Truckee
TKG|ID|Asia/Jakarta|Bandar Lampung|Bandar Lampung|Bandar Lampung
TKJ|US|America/Anchorage|Tok|Tok|Tok
TKK|FM|Pacific/Chuuk|Chuuk|Chuuk|Chuuk
TKM|GT|America/Guatemala|El Peten|El Peten|El Peten
TKN|JP|Asia/Tokyo|Tokunoshima|Tokunoshima|Tokunoshima
TKP|PF|Pacific/Tahiti|Takapoto|Takapoto|Takapoto
TKQ|TZ|Africa/Dar_es_Salaam|Kigoma|Kigoma|Kigoma
TKS|JP|Asia/Tokyo|Tokushima|Tokushima|Tokushima
TKU|FI|Europe/Helsinki|Turku|Turku|Turku
TKV|PF|Pacific/Tahiti|Tatakoto|Tatakoto|Tatakoto
TKX|PF|Pacific/Tahiti|Takaroa|Takaroa|Takaroa
TLA|US|America/Anchorage|Teller|Teller|Teller
TLC|MX|America/Mexico_City|Toluca|Toluca|Toluca
TLD|BW|Africa/Gaborone|Tuli Lodge|Tuli Lodge|Tuli Lodge
TLE|MG|Indian/Antananarivo|Toliara|Toliara|Toliara
TLH|US|America/New_York|Tallahassee|Tallahassee|Tallahassee
TLI|ID|Asia/Makassar|Tolitoli|Tolitoli|Tolitoli
TLL|EE|Europe/Tallinn|Tallinn|Tallinn|تالين
TLM|DZ|Africa/Algiers|Tlemcen|Tlemcen|Tlemcen
TLN|FR|Europe/Paris|Toulon|Toulon|Toulon
TLQ|CN|Asia/Urumqi|Turpan|Turpan|Turpan
TLS|FR|Europe/Paris|Toulouse|Toulouse|تولوز
TLT|US|America/Anchorage|Tuluksak|Tuluksak|Tuluksak
TLU|CO|America/Bogota|Tolú|Tolú|Tolú
TLV|IL|Asia/Jerusalem|Tel Aviv|Tel-Aviv|تل أبيب
TLY|RU|Asia/Vladivostok|Plastun|Plastun|Plastun
TMC|ID|Asia/Makassar|Tambolaka|Tambolaka|Tambolaka
TME|CO|America/Bogota|Tame|Tame|Tame
TMF|MV|Indian/Maldives|Thimarafushi|Thimarafushi|Thimarafushi
TMG|MY|Asia/Kuala_Lumpur|Tommanggong|Tommanggong|Tommanggong
TMH|ID|Asia/Jayapura|Tanahmerah|Tanahmerah|Tanahmerah
TMI|NP|Asia/Kathmandu|Tumlingtar|Tumlingtar|Tumlingtar
TMJ|UZ|Asia/Tashkent|Termez|Termez|Termez
TML|GH|Africa/Accra|Tamale|Tamale|Tamale
TMM|MG|Indian/Antananarivo|Toamasina|Toamasina|Toamasina
TMP|FI|Europe/Helsinki|Tampere|Tampere|Tampere
TMR|DZ|Africa/Algiers|Tamanrasset|Tamanrasset|Tamanrasset
TMS|ST|Africa/Sao_Tome|São Tomé|São Tomé|São Tomé
TMT|BR|America/Porto_Velho|Porto Trombetas|Porto Trombetas|Porto Trombetas
TMW|AU|Australia/Sydney|Tamworth|Tamworth|Tamworth
TMX|DZ|Africa/Algiers|Timimoun|Timimoun|Timimoun
TNA|CN|Asia/Shanghai|Jinan|Jinan|Jinan
TNC|US|America/Anchorage|Tin City|Tin City|Tin City
TND|CU|America/Havana|Trinidad|Trinidad|Trinidad
TNE|JP|Asia/Tokyo|Tanegashima|Tanegashima|Tanegashima
TNG|MA|Africa/Casablanca|Tangier|Tanger|طنجة
TNH|CN|Asia/Shanghai|Tonghua|Tonghua|Tonghua
TNJ|ID|Asia/Jakarta|Tanjung Pinang|Tanjung Pinang|Tanjung Pinang
TNM|AQ|Antarctica/Palmer|King George Island|King George Island|King George Island
TNN|TW|Asia/Taipei|Tainan|Tainan|Tainan
TNR|MG|Indian/Antananarivo|Antananarivo|Antananarivo|أنتاناناريفو
TOB|LY|Africa/Tripoli|Tobruk|Tobruk|Tobruk
TOD|MY|Asia/Kuala_Lumpur|Tioman Island|Tioman Island|Tioman Island
TOE|TN|Africa/Tunis|Tozeur|Tozeur|Tozeur
TOF|RU|Asia/Omsk|Tomsk|Tomsk|Tomsk
TOG|US|America/Anchorage|Togiak|Togiak|Togiak
TOL|US|America/New_York|Toledo|Toledo|Toledo
TOM|ML|Africa/Bamako|Timbuktu|Timbuktu|Timbuktu
TOS|NO|Europe/Oslo|Tromsø|Tromsø|Tromsø
TOU|NC|Pacific/Noumea|Touho|Touho|Touho
TOW|BR|America/Sao_Paulo|Toledo|Toledo|Toledo
TOY|JP|Asia/Tokyo|Toyama|Toyama|Toyama
TPA|US|America/New_York|Tampa|Tampa|Tampa
TPE|TW|Asia/Taipei|Taipei|Taipei|تايبيه
TPI|PG|Pacific/Port_Moresby|Tapini|Tapini|Tapini
TPJ|NP|Asia/Kathmandu|Taplejung|Taplejung|Taplejung
TPP|PE|America/Lima|Tarapoto|Tarapoto|Tarapoto
TPQ|MX|America/Mazatlan|Tepic|Tepic|Tepic
TPS|IT|Europe/Rome|Trapani|Trapani|Trapani
TQO|MX|America/Cancun|Felipe Carrillo Puerto|Felipe Carrillo Puerto|Felipe Carrillo Puerto
TRA|JP|Asia/Tokyo|Tarama|Tarama|Tarama
TRC|MX|America/Monterrey|Torreón|Torreón|Torreón
TRD|NO|Europe/Oslo|Trondheim|Trondheim|Trondheim
TRE|GB|Europe/London|Tiree|Tiree|Tiree
TRG|NZ|Pacific/Auckland|Tauranga|Tauranga|Tauranga
TRI|US|America/New_York|Bristol|Bristol|Bristol
TRK|ID|Asia/Makassar|Tarakan|Tarakan|Tarakan
TRN|IT|Europe/Rome|Turin|Turin|تورينو
TRR|LK|Asia/Colombo|Trincomalee|Trincomalee|Trincomalee
TRS|IT|Europe/Rome|Trieste|Trieste|Trieste
TRT|ID|Asia/Makassar|Toraja|Toraja|Toraja
TRU|PE|America/Lima|Trujillo|Trujillo|Trujillo
TRV|IN|Asia/Kolkata|Thiruvananthapuram|Thiruvananthapuram|Thiruvananthapuram
TRW|KI|Pacific/Tarawa|Tarawa|Tarawa|Tarawa
TRZ|IN|Asia/Kolkata|Tiruchirappalli|Tiruchirappalli|Tiruchirappalli
TSJ|JP|Asia/Tokyo|Tsushima|Tsushima|Tsushima
TSM|US|America/Denver|Taos|Taos|Taos
TSN|CN|Asia/Shanghai|Tianjin|Tianjin|Tianjin
TSR|RO|Europe/Bucharest|Timișoara|Timișoara|Timișoara
TST|TH|Asia/Bangkok|Trang|Trang|Trang
TSV|AU|Australia/Brisbane|Townsville|Townsville|Townsville
TSX|ID|Asia/Makassar|Tanjung Santan|Tanjung Santan|Tanjung Santan
TTA|MA|Africa/Casablanca|Tan-Tan|Tan-Tan|Tan-Tan
TTE|ID|Asia/Jayapura|Ternate|Ternate|Ternate
TTJ|JP|Asia/Tokyo|Tottori|Tottori|Tottori
TTN|US|America/New_York|Trenton|Trenton|Trenton
TTS|MG|Indian/Antananarivo|Tsaratanana|Tsaratanana|Tsaratanana
TTT|TW|Asia/Taipei|Taitung|Taitung|Taitung
TTU|MA|Africa/Casablanca|Tétouan|Tétouan|Tétouan
TUA|EC|America/Guayaquil|Tulcán|Tulcán|Tulcán
TUB|PF|Pacific/Tahiti|Tubuai|Tubuai|Tubuai
TUC|AR|America/Argentina/Buenos_Aires|San Miguel de Tucumán|San Miguel de Tucumán|San Miguel de Tucumán
TUF|FR|Europe/Paris|Tours|Tours|Tours
TUG|PH|Asia/Manila|Tuguegarao|Tuguegarao|Tuguegarao
TUI|SA|Asia/Riyadh|Turaif|Turaif|Turaif
TUK|PK|Asia/Karachi|Turbat|Turbat|Turbat
TUL|US|America/Chicago|Tulsa|Tulsa|Tulsa
TUN|TN|Africa/Tunis|Tunis|Tunis|تونس العاصمة
TUO|NZ|Pacific/Auckland|Taupo|Taupo|Taupo
TUP|US|America/Chicago|Tupelo|Tupelo|Tupelo
TUR|BR|America/Belem|Tucuruí|Tucuruí|Tucuruí
TUS|US|America/Phoenix|Tucson|Tucson|Tucson
TUU|SA|Asia/Riyadh|Tabuk|Tabuk|Tabuk
TVC|US|America/Detroit|Traverse City|Traverse City|Traverse City
TVF|US|America/Chicago|Thief River Falls|Thief River Falls|Thief River Falls
TVS|CN|Asia/Shanghai|Tangshan|Tangshan|Tangshan
TVT|UZ|Asia/Tashkent|Tashkent-Khumo|Tashkent-Khumo|Tashkent-Khumo
TVU|FJ|Pacific/Fiji|Taveuni|Taveuni|Taveuni
TVY|MM|Asia/Yangon|Dawei|Dawei|Dawei
TWF|US|America/Boise|Twin Falls|Twin Falls|Twin Falls
TWT|PH|Asia/Manila|Tawitawi Island|Tawitawi Island|Tawitawi Island
TWU|MY|Asia/Kuala_Lumpur|Tawau|Tawau|Tawau
TXE|ID|Asia/Jakarta|Takengon|Takengon|Takengon
TXK|US|America/Chicago|Texarkana|Texarkana|Texarkana
TXN|CN|Asia/Shanghai|Huangshan|Huangshan|Huangshan
TYF|SE|Europe/Stockholm|Torsby|Torsby|Torsby
TYL|PE|America/Lima|Talara|Talara|Talara
TYN|CN|Asia/Shanghai|Taiyuan|Taiyuan|Taiyuan
TYO|JP|Asia/Tokyo|Tokyo|Tokyo|طوكيو
TYR|US|America/Chicago|Tyler|Tyler|Tyler
TYS|US|America/New_York|Knoxville|Knoxville|Knoxville
TZL|BA|Europe/Sarajevo|Tuzla|Tuzla|Tuzla
TZN|BS|America/Nassau|South Andros|South Andros|South Andros
TZX|TR|Europe/Istanbul|Trabzon|Trabzon|Trabzon
UAH|PF|Pacific/Marquesas|Ua Huka|Ua Huka|Ua Huka
UAK|GL|America/Godthab|Narsarsuaq|Narsarsuaq|Narsarsuaq
UAP|PF|Pacific/Marquesas|Ua Pou|Ua Pou|Ua Pou
UAQ|AR|America/Argentina/Buenos_Aires|San Juan|San Juan|San Juan
UBA|BR|America/Sao_Paulo|Uberaba|Uberaba|Uberaba
UBB|AU|Australia/Brisbane|Mabuiag Island|Mabuiag Island|Mabuiag Island
UBJ|JP|Asia/Tokyo|Ube|Ube|Ube
UBN|MN|Asia/Ulaanbaatar|Sergelen|Sergelen|Sergelen
UBP|TH|Asia/Bangkok|Ubon Ratchathani|Ubon Ratchathani|Ubon Ratchathani
UCB|CN|Asia/Shanghai|Ulanqab|Ulanqab|Ulanqab
UCT|RU|Europe/Moscow|Ukhta|Ukhta|Ukhta
UDI|BR|America/Sao_Paulo|Uberlândia|Uberlândia|Uberlândia
UDJ|UA|Europe/Kyiv|Uzhhorod|Uzhhorod|Uzhhorod
UDR|IN|Asia/Kolkata|Udaipur|Udaipur|Udaipur
UEL|MZ|Africa/Maputo|Quelimane|Quelimane|Quelimane
UEO|JP|Asia/Tokyo|Kumejima|Kumejima|Kumejima
UET|PK|Asia/Karachi|Quetta|Quetta|Quetta
UFA|RU|Asia/Yekaterinburg|Ufa|Ufa|Ufa
UGA|MN|Asia/Ulaanbaatar|Bulgan|Bulgan|Bulgan
UGC|UZ|Asia/Tashkent|Urgench|Urgench|Urgench
UGU|ID|Asia/Jayapura|Bilogai|Bilogai|Bilogai
UIB|CO|America/Bogota|Quibdó|Quibdó|Quibdó
UIH|VN|Asia/Ho_Chi_Minh|Qui Nhơn|Qui Nhơn|Qui Nhơn
UII|HN|America/Tegucigalpa|Útila|Útila|Útila
UIN|US|America/Chicago|Quincy|Quincy|Quincy
UIO|EC|America/Guayaquil|Quito|Quito|Quito
UKE|IN|Asia/Kolkata|Utkela|Utkela|Utkela
UKG|RU|Asia/Vladivostok|Ust-Kuyga|Ust-Kuyga|Ust-Kuyga
UKK|KZ|Asia/Almaty|Oskemen|Oskemen|Oskemen
UKX|RU|Asia/Irkutsk|Ust-Kut|Ust-Kut|Ust-Kut
ULG|MN|Asia/Ulaanbaatar|Ölgii|Ölgii|Ölgii
ULH|SA|Asia/Riyadh|Al-'Ula|Al-'Ula|Al-'Ula
ULK|RU|Asia/Sakhalin|Lensk|Lensk|Lensk
ULO|MN|Asia/Ulaanbaatar|Ulaangom|Ulaangom|Ulaangom
ULP|AU|Australia/Brisbane|Quilpie|Quilpie|Quilpie
ULU|UG|Africa/Kampala|Gulu|Gulu|Gulu
ULV|RU|Europe/Samara|Ulyanovsk|Ulyanovsk|Ulyanovsk
ULZ|MN|Asia/Ulaanbaatar|Uliastai|Uliastai|Uliastai
UMD|GL|America/Godthab|Uummannaq|Uummannaq|Uummannaq
UME|SE|Europe/Stockholm|Umeå|Umeå|Umeå
UMS|RU|Asia/Yakutsk|Ust-Maya|Ust-Maya|Ust-Maya
UMU|BR|America/Sao_Paulo|Umuarama|Umuarama|Umuarama
UNA|BR|America/Belem|Una|Una|Una
UNG|PG|Pacific/Port_Moresby|Kiunga|Kiunga|Kiunga
UNI|VC|America/St_Vincent|Union Island|Union Island|Union Island
UNK|US|America/Anchorage|Unalakleet|Unalakleet|Unalakleet
UNN|TH|Asia/Bangkok|Ranong|Ranong|Ranong
UNT|GB|Europe/London|Unst|Unst|Unst
UOL|ID|Asia/Makassar|Buol|Buol|Buol
UPG|ID|Asia/Makassar|Makassar|Makassar|Makassar
UPN|MX|America/Mexico_City|Uruapan|Uruapan|Uruapan
URA|KZ|Asia/Oral|Oral|Oral|Oral
URC|CN|Asia/Shanghai|Ürümqi|Ürümqi|Ürümqi
URE|EE|Europe/Tallinn|Kuressaare|Kuressaare|Kuressaare
URG|BR|America/Sao_Paulo|Uruguaiana|Uruguaiana|Uruguaiana
URJ|RU|Asia/Yekaterinburg|Uray|Uray|Uray
URS|RU|Europe/Moscow|Kursk|Kursk|Kursk
URT|TH|Asia/Bangkok|Surat Thani|Surat Thani|Surat Thani
URY|SA|Asia/Riyadh|Qurayyat|Qurayyat|Qurayyat
USA|US|America/New_York|Concord|Concord|Concord
USH|AR|America/Argentina/Ushuaia|Ushuaia|Ushuaia|Ushuaia
USJ|KZ|Asia/Almaty|Usharal|Usharal|Usharal
USK|RU|Europe/Moscow|Usinsk|Usinsk|Usinsk
USM|TH|Asia/Bangkok|Ko Samui|Ko Samui|Ko Samui
USN|KR|Asia/Seoul|Ulsan|Ulsan|Ulsan
USR|RU|Asia/Vladivostok|Ust-Nera|Ust-Nera|Ust-Nera
UST|US|America/New_York|St. Augustine|St. Augustine|St. Augustine
USU|PH|Asia/Manila|Busuanga|Busuanga|Busuanga
UTH|TH|Asia/Bangkok|Udon Thani|Udon Thani|Udon Thani
UTN|ZA|Africa/Johannesburg|Upington|Upington|Upington
UTO|US|America/Anchorage|Utopia Creek|Utopia Creek|Utopia Creek
UTP|TH|Asia/Bangkok|Rayong|Rayong|Rayong
UTT|ZA|Africa/Johannesburg|Mthatha|Mthatha|Mthatha
UUA|RU|Europe/Moscow|Bugulma|Bugulma|Bugulma
UUD|RU|Asia/Irkutsk|Ulan-Ude|Ulan-Ude|Ulan-Ude
UUS|RU|Asia/Sakhalin|Yuzhno-Sakhalinsk|Yuzhno-Sakhalinsk|Yuzhno-Sakhalinsk
UVE|NC|Pacific/Noumea|Ouvéa|Ouvéa|Ouvéa
UVF|LC|America/St_Lucia|Vieux Fort|Vieux Fort|Vieux Fort
UVI|BR|America/Sao_Paulo|União da Vitória|União da Vitória|União da Vitória
UYL|SD|Africa/Khartoum|Nyala|Nyala|Nyala
UYN|CN|Asia/Shanghai|Yulin|Yulin|Yulin
UYU|BO|America/La_Paz|Uyuni|Uyuni|Uyuni
UZR|KZ|Asia/Almaty|Urzhar|Urzhar|Urzhar
VAA|FI|Europe/Helsinki|Vaasa|Vaasa|Vaasa
VAI|PG|Pacific/Port_Moresby|Vanimo|Vanimo|Vanimo
VAK|US|America/Anchorage|Chevak|Chevak|Chevak
VAL|BR|America/Belem|Valença|Valença|Valença
VAM|MV|Indian/Maldives|Maamigili|Maamigili|Maamigili
VAN|TR|Europe/Istanbul|Van|Van|Van
VAO|SB|Pacific/Guadalcanal|Suavanao|Suavanao|Suavanao
VAQ|RU|Asia/Krasnoyarsk|Vanavara|Vanavara|Vanavara
VAR|BG|Europe/Sofia|Varna|Varna|Varna
VAS|TR|Europe/Istanbul|Sivas|Sivas|Sivas
VAV|TO|Pacific/Tongatapu|Vavaʻu|Vavaʻu|Vavaʻu
VAW|NO|Europe/Oslo|Vardø|Vardø|Vardø
VBS|IT|Europe/Rome|Brescia|Brescia|Brescia
VBV|FJ|Pacific/Fiji|Vanua Balavu|Vanua Balavu|Vanua Balavu
VBY|SE|Europe/Stockholm|Visby|Visby|Visby
VCA|VN|Asia/Ho_Chi_Minh|Can Tho|Can Tho|Can Tho
VCE|IT|Europe/Rome|Venice|Venise|البندقية
VCL|VN|Asia/Ho_Chi_Minh|Chu Lai|Chu Lai|Chu Lai
VCS|VN|Asia/Ho_Chi_Minh|Con Dao Island|Con Dao Island|Con Dao Island
VCT|US|America/Chicago|Victoria|Victoria|Victoria
VDC|BR|America/Belem|Vitória da Conquista|Vitória da Conquista|Vitória da Conquista
VDE|ES|Atlantic/Canary|Valverde|Valverde|Valverde
VDH|VN|Asia/Ho_Chi_Minh|Dong Hoi|Dong Hoi|Dong Hoi
VDM|AR|America/Argentina/Buenos_Aires|Viedma|Viedma|Viedma
VDO|VN|Asia/Ho_Chi_Minh|Ha Long|Ha Long|Ha Long
VDS|NO|Europe/Oslo|Vadsø|Vadsø|Vadsø
VDZ|US|America/Anchorage|Valdez|Valdez|Valdez
VEE|US|America/Anchorage|Venetie|Venetie|Venetie
VEL|US|America/Denver|Vernal|Vernal|Vernal
VEO|RU|Asia/Krasnoyarsk|Severo-Yeniseyskiy|Severo-Yeniseyskiy|Severo-Yeniseyskiy
VER|MX|America/Mexico_City|Veracruz|Veracruz|Veracruz
VFA|ZW|Africa/Harare|Victoria Falls|Victoria Falls|Victoria Falls
VGA|IN|Asia/Kolkata|Vijayawada|Vijayawada|Vijayawada
VGO|ES|Europe/Madrid|Vigo|Vigo|Vigo
VHM|SE|Europe/Stockholm|Vilhelmina|Vilhelmina|Vilhelmina
VHV|RU|Asia/Yakutsk|Verkhnevilyuysk|Verkhnevilyuysk|Verkhnevilyuysk
VIE|AT|Europe/Vienna|Vienna|Vienne|فيينا
VIG|VE|America/Caracas|El Vigía|El Vigía|El Vigía
VII|VN|Asia/Ho_Chi_Minh|Vinh|Vinh|Vinh
VIJ|VG|America/Tortola|Virgin Gorda|Virgin Gorda|Virgin Gorda
VIL|MA|Africa/Casablanca|Dakhla|Dakhla|Dakhla
VIT|ES|Europe/Madrid|Vitoria-Gasteiz|Vitoria-Gasteiz|Vitoria-Gasteiz
VIX|BR|America/Sao_Paulo|Vitória|Vitória|Vitória
VIZ|IN|Asia/Kolkata|Alluri Sitarama Raju|Alluri Sitarama Raju|Alluri Sitarama Raju
VJB|MZ|Africa/Maputo|Xai-Xai|Xai-Xai|Xai-Xai
VKG|VN|Asia/Ho_Chi_Minh|Rach Gia|Rach Gia|Rach Gia
VKT|RU|Europe/Moscow|Vorkuta|Vorkuta|Vorkuta
VLC|ES|Europe/Madrid|Valencia|Valencia|Valencia
VLD|US|America/New_York|Valdosta|Valdosta|Valdosta
VLI|VU|Pacific/Efate|Port Vila|Port Vila|Port Vila
VLL|ES|Europe/Madrid|Valladolid|Valladolid|Valladolid
VLN|VE|America/Caracas|Valencia|Valencia|Valencia
VLS|VU|Pacific/Efate|Valesdir|Valesdir|Valesdir
VLV|VE|America/Caracas|Valera|Valera|Valera
VMU|PG|Pacific/Port_Moresby|Baimuru|Baimuru|Baimuru
VNO|LT|Europe/Vilnius|Vilnius|Vilnius|فيلنيوس
VNS|IN|Asia/Kolkata|Varanasi|Varanasi|Varanasi
VNX|MZ|Africa/Maputo|Vilankulo|Vilankulo|Vilankulo
VOG|RU|Europe/Moscow|Volgograd|Volgograd|Volgograd
VOL|GR|Europe/Athens|Volos|Volos|Volos
VOZ|RU|Europe/Moscow|Voronezh|Voronezh|Voronezh
VPE|AO|Africa/Luanda|Ondjiva|Ondjiva|Ondjiva
VPN|IS|Atlantic/Reykjavik|Vopnafjörður|Vopnafjörður|Vopnafjörður
VPS|US|America/Chicago|Destin|Destin|Destin
VPY|MZ|Africa/Maputo|Chimoio|Chimoio|Chimoio
VQS|PR|America/Puerto_Rico|Vieques|Vieques|Vieques
VRA|CU|America/Havana|Varadero|Varadero|Varadero
VRB|US|America/New_York|Vero Beach|Vero Beach|Vero Beach
VRC|PH|Asia/Manila|Virac|Virac|Virac
VRL|PT|Europe/Lisbon|Vila Real|Vila Real|Vila Real
VRN|IT|Europe/Rome|Verona|Verona|Verona
VSA|MX|America/Mexico_City|Villahermosa|Villahermosa|Villahermosa
VSE|PT|Europe/Lisbon|Viseu|Viseu|Viseu
VSV|IN|Asia/Kolkata|Shravasti|Shravasti|Shravasti
VTE|LA|Asia/Vientiane|Vientiane|Vientiane|Vientiane
VTU|CU|America/Havana|Las Tunas|Las Tunas|Las Tunas
VTZ|IN|Asia/Kolkata|Visakhapatnam|Visakhapatnam|Visakhapatnam
VUP|CO|America/Bogota|Valledupar|Valledupar|Valledupar
VUS|RU|Europe/Moscow|Veliky Ustyug|Veliky Ustyug|Veliky Ustyug
VVC|CO|America/Bogota|Villavicencio|Villavicencio|Villavicencio
VVI|BO|America/La_Paz|Santa Cruz de la Sierra|Santa Cruz de la Sierra|Santa Cruz de la Sierra
VVO|RU|Asia/Vladivostok|Vladivostok|Vladivostok|Vladivostok
VVZ|DZ|Africa/Algiers|Illizi|Illizi|Illizi
VXC|MZ|Africa/Maputo|Lichinga|Lichinga|Lichinga
VXE|CV|Atlantic/Cape_Verde|São Vicente|São Vicente|São Vicente
VXO|SE|Europe/Stockholm|Växjö|Växjö|Växjö
VYI|RU|Asia/Yakutsk|Vilyuysk|Vilyuysk|Vilyuysk
WAA|US|America/Anchorage|Wales|Wales|Wales
WAE|SA|Asia/Riyadh|Wadi ad-Dawasir|Wadi ad-Dawasir|Wadi ad-Dawasir
WAG|NZ|Pacific/Auckland|Whanganui|Whanganui|Whanganui
WAS|US|America/New_York|Washington|Washington|واشنطن
WAW|PL|Europe/Warsaw|Warsaw|Varsovie|وارسو
WBB|US|America/Anchorage|Stebbins|Stebbins|Stebbins
WBM|PG|Pacific/Port_Moresby|Wapenamanda|Wapenamanda|Wapenamanda
WBQ|US|America/Anchorage|Beaver|Beaver|Beaver
WDH|NA|Africa/Windhoek|Windhoek|Windhoek|Windhoek
WDS|CN|Asia/Shanghai|Shiyan|Shiyan|Shiyan
WEF|CN|Asia/Shanghai|Weifang|Weifang|Weifang
WEH|CN|Asia/Shanghai|Weihai|Weihai|Weihai
WEI|AU|Australia/Brisbane|Weipa|Weipa|Weipa
WGA|AU|Australia/Sydney|Wagga Wagga|Wagga Wagga|Wagga Wagga
WGE|AU|Australia/Sydney|Walgett|Walgett|Walgett
WGN|CN|Asia/Shanghai|Shaoyang|Shaoyang|Shaoyang
WGP|ID|Asia/Makassar|Waingapu|Waingapu|Waingapu
WHA|CN|Asia/Shanghai|Wuhu|Wuhu|Wuhu
WHK|NZ|Pacific/Auckland|Whakatane|Whakatane|Whakatane
WIC|GB|Europe/London|Wick|Wick|Wick
WIN|AU|Australia/Brisbane|Winton|Winton|Winton
WJR|KE|Africa/Nairobi|Wajir|Wajir|Wajir
WJU|KR|Asia/Seoul|Wonju|Wonju|Wonju
WKA|NZ|Pacific/Auckland|Wanaka|Wanaka|Wanaka
WKJ|JP|Asia/Tokyo|Wakkanai|Wakkanai|Wakkanai
WLG|NZ|Pacific/Auckland|Wellington|Wellington|Wellington
WLH|VU|Pacific/Efate|Walaha|Walaha|Walaha
WLK|US|America/Anchorage|Selawik|Selawik|Selawik
WLS|WF|Pacific/Wallis|Wallis Island|Wallis Island|Wallis Island
WMN|MG|Indian/Antananarivo|Maroantsetra|Maroantsetra|Maroantsetra
WMO|US|America/Anchorage|White Mountain|White Mountain|White Mountain
WMT|CN|Asia/Shanghai|Renhuai|Renhuai|Renhuai
WMX|ID|Asia/Jayapura|Wamena|Wamena|Wamena
WNA|US|America/Anchorage|Napakiak|Napakiak|Napakiak
WNH|CN|Asia/Shanghai|Wenshan|Wenshan|Wenshan
WNI|ID|Asia/Makassar|Wangi-wangi Island|Wangi-wangi Island|Wangi-wangi Island
WNP|PH|Asia/Manila|Naga|Naga|Naga
WNR|AU|Australia/Brisbane|Windorah|Windorah|Windorah
WNS|PK|Asia/Karachi|Nawabshah|Nawabshah|Nawabshah
WNZ|CN|Asia/Shanghai|Wenzhou|Wenzhou|Wenzhou
WOL|AU|Australia/Sydney|Shellharbour|Shellharbour|Shellharbour
WOS|KP|Asia/Pyongyang|Wonsan|Wonsan|Wonsan
WRE|NZ|Pacific/Auckland|Whangarei|Whangarei|Whangarei
WRG|US|America/Sitka|Wrangell|Wrangell|Wrangell
WRO|PL|Europe/Warsaw|Wrocław|Wrocław|Wrocław
WRY|GB|Europe/London|Westray|Westray|Westray
WSK|CN|Asia/Shanghai|Wushan|Wushan|Wushan
WSN|US|America/Anchorage|South Naknek|South Naknek|South Naknek
WST|US|America/New_York|Westerly|Westerly|Westerly
WSZ|NZ|Pacific/Auckland|Westport|Westport|Westport
WTA|MG|Indian/Antananarivo|Tambohorano|Tambohorano|Tambohorano
WTB|AU|Australia/Brisbane|Toowoomba|Toowoomba|Toowoomba
WTK|US|America/Anchorage|Noatak|Noatak|Noatak
WUA|CN|Asia/Shanghai|Wuhai|Wuhai|Wuhai
WUH|CN|Asia/Shanghai|Wuhan|Wuhan|Wuhan
WUN|AU|Australia/Perth|Wiluna|Wiluna|Wiluna
WUS|CN|Asia/Shanghai|Wuyishan|Wuyishan|Wuyishan
WUT|CN|Asia/Shanghai|Xinzhou|Xinzhou|Xinzhou
WUX|CN|Asia/Shanghai|Wuxi|Wuxi|Wuxi
WUZ|CN|Asia/Shanghai|Wuzhou|Wuzhou|Wuzhou
WVB|NA|Africa/Windhoek|Walvis Bay|Walvis Bay|Walvis Bay
WWK|PG|Pacific/Port_Moresby|Wewak|Wewak|Wewak
WWT|US|America/Anchorage|Newtok|Newtok|Newtok
WXN|CN|Asia/Shanghai|Wanzhou|Wanzhou|Wanzhou
WYA|AU|Australia/Adelaide|Whyalla|Whyalla|Whyalla
WYS|US|America/Denver|West Yellowstone|West Yellowstone|West Yellowstone
XAI|CN|Asia/Shanghai|Xinyang|Xinyang|Xinyang
XAP|BR|America/Sao_Paulo|Chapecó|Chapecó|Chapecó
XBJ|IR|Asia/Tehran|Birjand|Birjand|Birjand
XCH|CX|Indian/Christmas|Christmas Island|Christmas Island|Christmas Island
XCR|FR|Europe/Paris|Châlons-en-Champagne|Châlons-en-Champagne|Châlons-en-Champagne
XFN|CN|Asia/Shanghai|Xiangyang|Xiangyang|Xiangyang
XGR|CA|America/Iqaluit|Kangiqsualujjuaq|Kangiqsualujjuaq|Kangiqsualujjuaq
XIC|CN|Asia/Shanghai|Xichang|Xichang|Xichang
XIL|CN|Asia/Shanghai|Xilinhot|Xilinhot|Xilinhot
XIY|CN|Asia/Shanghai|Xi'an|Xi'an|Xi'an
XKH|LA|Asia/Vientiane|Phonsavan|Phonsavan|Phonsavan
XKS|CA|America/Winnipeg|Kasabonika|Kasabonika|Kasabonika
XLB|CA|America/Winnipeg|Lac Brochet|Lac Brochet|Lac Brochet
XMH|PF|Pacific/Tahiti|Manihi|Manihi|Manihi
XMN|CN|Asia/Shanghai|Xiamen|Xiamen|Xiamen
XMS|EC|America/Guayaquil|Macas|Macas|Macas
XMY|AU|Australia/Lindeman|Yam Island|Yam Island|Yam Island
XNA|US|America/Chicago|Fayetteville|Fayetteville|Fayetteville
XNN|CN|Asia/Shanghai|Xining|Xining|Xining
XPK|CA|America/Winnipeg|Pukatawagan|Pukatawagan|Pukatawagan
XPL|HN|America/Tegucigalpa|Comayagua|Comayagua|Comayagua
XQP|CR|America/Costa_Rica|Quepos|Quepos|Quepos
XRY|ES|Europe/Madrid|Jerez de la Frontera|Jerez de la Frontera|Jerez de la Frontera
XSC|TC|America/Grand_Turk|South Caicos|South Caicos|South Caicos
XSI|CA|America/Winnipeg|South Indian Lake|South Indian Lake|South Indian Lake
XTG|AU|Australia/Brisbane|Thargomindah|Thargomindah|Thargomindah
XTL|CA|America/Winnipeg|Tadoule Lake|Tadoule Lake|Tadoule Lake
XUZ|CN|Asia/Shanghai|Xuzhou|Xuzhou|Xuzhou
XWA|US|America/Chicago|Williston|Williston|Williston
XYA|SB|Pacific/Guadalcanal|Yandina|Yandina|Yandina
YAB|CA|America/Rankin_Inlet|Arctic Bay|Arctic Bay|Arctic Bay
YAC|CA|America/Winnipeg|Cat Lake|Cat Lake|Cat Lake
YAG|CA|America/Winnipeg|Fort Frances|Fort Frances|Fort Frances
YAK|US|America/Anchorage|Yakutat|Yakutat|Yakutat
YAL|CA|America/Vancouver|Alert Bay|Alert Bay|Alert Bay
YAM|CA|America/Toronto|Sault Ste. Marie|Sault Ste. Marie|Sault Ste. Marie
YAO|CM|Africa/Douala|Yaoundé|Yaoundé|ياوندي
YAP|FM|Pacific/Chuuk|Yap|Yap|Yap
YAS|FJ|Pacific/Fiji|Yasawa|Yasawa|Yasawa
YAT|CA|America/Toronto|Attawapiskat|Attawapiskat|Attawapiskat
YAY|CA|America/St_Johns|St. Anthony|St. Anthony|St. Anthony
YAZ|CA|America/Vancouver|Tofino|Tofino|Tofino
YBB|CA|America/Cambridge_Bay|Kugaaruk|Kugaaruk|Kugaaruk
YBC|CA|America/Toronto|Baie-Comeau|Baie-Comeau|Baie-Comeau
YBE|CA|America/Regina|Uranium City|Uranium City|Uranium City
YBG|CA|America/Toronto|La Baie|La Baie|La Baie
YBK|CA|America/Rankin_Inlet|Baker Lake|Baker Lake|Baker Lake
YBL|CA|America/Vancouver|Campbell River|Campbell River|Campbell River
YBP|CN|Asia/Shanghai|Yibin|Yibin|Yibin
YBR|CA|America/Winnipeg|Brandon|Brandon|Brandon
YBT|CA|America/Winnipeg|Brochet|Brochet|Brochet
YBV|CA|America/Winnipeg|Berens River|Berens River|Berens River
YBX|CA|America/Blanc-Sablon|Blanc-Sablon|Blanc-Sablon|Blanc-Sablon
YBY|CA|America/Edmonton|Bonnyville|Bonnyville|Bonnyville
YCB|CA|America/Cambridge_Bay|Cambridge Bay|Cambridge Bay|Cambridge Bay
YCD|CA|America/Vancouver|Nanaimo|Nanaimo|Nanaimo
YCG|CA|America/Vancouver|Castlegar|Castlegar|Castlegar
YCK|CA|America/Yellowknife|Colville Lake|Colville Lake|Colville Lake
YCL|CA|America/Moncton|Charlo|Charlo|Charlo
YCM|CA|America/Toronto|St. Catharines|St. Catharines|St. Catharines
YCO|CA|America/Cambridge_Bay|Kugluktuk|Kugluktuk|Kugluktuk
YCR|CA|America/Winnipeg|Cross Lake|Cross Lake|Cross Lake
YCS|CA|America/Rankin_Inlet|Chesterfield Inlet|Chesterfield Inlet|Chesterfield Inlet
YCU|CN|Asia/Shanghai|Yuncheng|Yuncheng|Yuncheng
YCY|CA|America/Iqaluit|Clyde River|Clyde River|Clyde River
YDA|CA|America/Whitehorse|Dawson City|Dawson City|Dawson City
YDF|CA|America/St_Johns|Deer Lake|Deer Lake|Deer Lake
YDL|CA|America/Vancouver|Dease Lake|Dease Lake|Dease Lake
YDN|CA|America/Winnipeg|Dauphin|Dauphin|Dauphin
YDP|CA|America/Goose_Bay|Nain|Nain|Nain
YDV|CA|America/Winnipeg|Bloodvein|Bloodvein|Bloodvein
YEG|CA|America/Edmonton|Edmonton|Edmonton|Edmonton
YEI|TR|Europe/Istanbul|Bursa|Bursa|Bursa
YEK|CA|America/Rankin_Inlet|Arviat|Arviat|Arviat
YER|CA|America/Toronto|Fort Severn|Fort Severn|Fort Severn
YEV|CA|America/Inuvik|Inuvik|Inuvik|Inuvik
YFA|CA|America/Toronto|Fort Albany|Fort Albany|Fort Albany
YFB|CA|America/Iqaluit|Iqaluit|Iqaluit|Iqaluit
YFC|CA|America/Moncton|Fredericton|Fredericton|Fredericton
YFH|CA|America/Toronto|Eabametoong|Eabametoong|Eabametoong
YFJ|CA|America/Yellowknife|Wekweeti|Wekweeti|Wekweeti
YFO|CA|America/Winnipeg|Flin Flon|Flin Flon|Flin Flon
YFS|CA|America/Yellowknife|Fort Simpson|Fort Simpson|Fort Simpson
YGH|CA|America/Yellowknife|Fort Good Hope|Fort Good Hope|Fort Good Hope
YGJ|JP|Asia/Tokyo|Yonago|Yonago|Yonago
YGL|CA|America/Toronto|Radisson|Radisson|Radisson
YGN|CA|America/Vancouver|Greenway Sound|Greenway Sound|Greenway Sound
YGO|CA|America/Winnipeg|Gods Lake Narrows|Gods Lake Narrows|Gods Lake Narrows
YGP|CA|America/Toronto|Gaspé|Gaspé|Gaspé
YGR|CA|America/Halifax|Les Îles-de-la-Madeleine|Les Îles-de-la-Madeleine|Les Îles-de-la-Madeleine
YGT|CA|America/Iqaluit|Igloolik|Igloolik|Igloolik
YGV|CA|America/Toronto|Havre-Saint-Pierre|Havre-Saint-Pierre|Havre-Saint-Pierre
YGW|CA|America/Toronto|Kuujjuarapik|Kuujjuarapik|Kuujjuarapik
YGX|CA|America/Winnipeg|Gillam|Gillam|Gillam
YGZ|CA|America/Iqaluit|Grise Fiord|Grise Fiord|Grise Fiord
YHI|CA|America/Yellowknife|Ulukhaktok|Ulukhaktok|Ulukhaktok
YHK|CA|America/Cambridge_Bay|Gjoa Haven|Gjoa Haven|Gjoa Haven
YHM|CA|America/Toronto|Hamilton|Hamilton|Hamilton
YHO|CA|America/Goose_Bay|Hopedale|Hopedale|Hopedale
YHP|CA|America/Winnipeg|Poplar Hill|Poplar Hill|Poplar Hill
YHR|CA|America/Blanc-Sablon|Chevery|Chevery|Chevery
YHY|CA|America/Yellowknife|Hay River|Hay River|Hay River
YHZ|CA|America/Halifax|Halifax|Halifax|Halifax
YIA|ID|Asia/Jakarta|Kulon Progo Regency|Kulon Progo Regency|Kulon Progo Regency
YIC|CN|Asia/Shanghai|Yichun|Yichun|Yichun
YIE|CN|Asia/Shanghai|Arxan|Arxan|Arxan
YIF|CA|America/Blanc-Sablon|Saint-Augustin|Saint-Augustin|Saint-Augustin
YIH|CN|Asia/Shanghai|Yichang|Yichang|Yichang
YIK|CA|America/Toronto|Ivujivik|Ivujivik|Ivujivik
YIN|CN|Asia/Shanghai|Yining|Yining|Yining
YIO|CA|America/Iqaluit|Pond Inlet|Pond Inlet|Pond Inlet
YIV|CA|America/Winnipeg|Island Lake|Island Lake|Island Lake
YIW|CN|Asia/Shanghai|Yiwu|Yiwu|Yiwu
YKA|CA|America/Vancouver|Kamloops|Kamloops|Kamloops
YKF|CA|America/Toronto|Kitchener|Kitchener|Kitchener
YKG|CA|America/Toronto|Kangirsuk|Kangirsuk|Kangirsuk
YKH|CN|Asia/Shanghai|Yingkou|Yingkou|Yingkou
YKL|CA|America/Toronto|Schefferville|Schefferville|Schefferville
YKM|US|America/Los_Angeles|Yakima|Yakima|Yakima
YKO|TR|Europe/Istanbul|Hakkâri|Hakkâri|Hakkâri
YKQ|CA|America/Toronto|Waskaganish|Waskaganish|Waskaganish
YKS|RU|Asia/Yakutsk|Yakutsk|Yakutsk|Yakutsk
YLC|CA|America/Iqaluit|Kimmirut|Kimmirut|Kimmirut
YLH|CA|America/Toronto|Neskantaga|Neskantaga|Neskantaga
YLK|CA|America/Toronto|Barrie|Barrie|Barrie
YLL|CA|America/Edmonton|Lloydminster|Lloydminster|Lloydminster
YLW|CA|America/Vancouver|Kelowna|Kelowna|Kelowna
YLX|CN|Asia/Shanghai|Yulin|Yulin|Yulin
YMH|CA|America/St_Johns|Mary's Harbour|Mary's Harbour|Mary's Harbour
YMM|CA|America/Edmonton|Fort McMurray|Fort McMurray|Fort McMurray
YMN|CA|America/Goose_Bay|Makkovik|Makkovik|Makkovik
YMO|CA|America/Toronto|Moosonee|Moosonee|Moosonee
YMQ|CA|America/Toronto|Montreal|Montréal|مونتريال
YMS|PE|America/Lima|Yurimaguas|Yurimaguas|Yurimaguas
YMT|CA|America/Toronto|Chibougamau|Chibougamau|Chibougamau
YNA|CA|America/Toronto|Natashquan|Natashquan|Natashquan
YNB|SA|Asia/Riyadh|Yanbu al Bahr|Yanbu al Bahr|Yanbu al Bahr
YNC|CA|America/Toronto|Wemindji|Wemindji|Wemindji
YND|CA|America/Toronto|Gatineau|Gatineau|Gatineau
YNE|CA|America/Winnipeg|Norway House|Norway House|Norway House
YNJ|CN|Asia/Shanghai|Yanji|Yanji|Yanji
YNL|CA|America/Regina|Points North Landing|Points North Landing|Points North Landing
YNS|CA|America/Toronto|Nemiscau|Nemiscau|Nemiscau
YNT|CN|Asia/Shanghai|Yantai|Yantai|Yantai
YNY|KR|Asia/Seoul|Yangyang|Yangyang|Yangyang
YNZ|CN|Asia/Shanghai|Yancheng|Yancheng|Yancheng
YOC|CA|America/Whitehorse|Old Crow|Old Crow|Old Crow
YOG|CA|America/Toronto|Marten Falls|Marten Falls|Marten Falls
YOH|CA|America/Winnipeg|Oxford House|Oxford House|Oxford House
YOJ|CA|America/Edmonton|High Level|High Level|High Level
YOL|NG|Africa/Lagos|Yola|Yola|Yola
YON|BT|Asia/Thimphu|Trashigang|Trashigang|Trashigang
YOW|CA|America/Toronto|Ottawa|Ottawa|أوتاوا
YPA|CA|America/Regina|Prince Albert|Prince Albert|Prince Albert
YPC|CA|America/Yellowknife|Paulatuk|Paulatuk|Paulatuk
YPE|CA|America/Edmonton|Peace River|Peace River|Peace River
YPH|CA|America/Toronto|Inukjuak|Inukjuak|Inukjuak
YPJ|CA|America/Toronto|Aupaluk|Aupaluk|Aupaluk
YPL|CA|America/Atikokan|Pickle Lake|Pickle Lake|Pickle Lake
YPM|CA|America/Winnipeg|Pikangikum|Pikangikum|Pikangikum
YPN|CA|America/Toronto|Port-Menier|Port-Menier|Port-Menier
YPO|CA|America/Toronto|Peawanuck|Peawanuck|Peawanuck
YPR|CA|America/Vancouver|Prince Rupert|Prince Rupert|Prince Rupert
YPW|CA|America/Vancouver|Powell River|Powell River|Powell River
YPX|CA|America/Toronto|Puvirnituq|Puvirnituq|Puvirnituq
YPY|CA|America/Edmonton|Fort Chipewyan|Fort Chipewyan|Fort Chipewyan
YPZ|CA|America/Vancouver|Burns Lake|Burns Lake|Burns Lake
YQA|CA|America/Toronto|Muskoka|Muskoka|Muskoka
YQB|CA|America/Toronto|Quebec City|Quebec City|Quebec City
YQC|CA|America/Toronto|Quaqtaq|Quaqtaq|Quaqtaq
YQD|CA|America/Winnipeg|The Pas|The Pas|The Pas
YQG|CA|America/Toronto|Windsor|Windsor|Windsor
YQH|CA|America/Whitehorse|Watson Lake|Watson Lake|Watson Lake
YQK|CA|America/Winnipeg|Kenora|Kenora|Kenora
YQL|CA|America/Edmonton|Lethbridge|Lethbridge|Lethbridge
YQM|CA|America/Moncton|Moncton|Moncton|Moncton
YQN|CA|America/Toronto|Greenstone|Greenstone|Greenstone
YQQ|CA|America/Vancouver|Comox|Comox|Comox
YQR|CA|America/Regina|Regina|Regina|Regina
YQT|CA|America/Thunder_Bay|Thunder Bay|Thunder Bay|Thunder Bay
YQU|CA|America/Edmonton|Grande Prairie|Grande Prairie|Grande Prairie
YQX|CA|America/St_Johns|Gander|Gander|Gander
YQY|CA|America/Halifax|Sydney|Sydney|Sydney
YQZ|CA|America/Vancouver|Quesnel|Quesnel|Quesnel
YRA|CA|America/Yellowknife|Gamèti|Gamèti|Gamèti
YRB|CA|America/Resolute|Resolute|Resolute|Resolute
YRF|CA|America/Goose_Bay|Cartwright|Cartwright|Cartwright
YRJ|CA|America/Toronto|Roberval|Roberval|Roberval
YRL|CA|America/Winnipeg|Red Lake|Red Lake|Red Lake
YRS|CA|America/Winnipeg|Red Sucker Lake|Red Sucker Lake|Red Sucker Lake
YRT|CA|America/Rankin_Inlet|Rankin Inlet|Rankin Inlet|Rankin Inlet
YSB|CA|America/Toronto|Greater Sudbury|Greater Sudbury|Greater Sudbury
YSF|CA|America/Regina|Stony Rapids|Stony Rapids|Stony Rapids
YSG|CA|America/Yellowknife|Lutselk'e|Lutselk'e|Lutselk'e
YSJ|CA|America/Moncton|Saint John|Saint John|Saint John
YSK|CA|America/Iqaluit|Sanikiluaq|Sanikiluaq|Sanikiluaq
YSM|CA|America/Yellowknife|Fort Smith|Fort Smith|Fort Smith
YSQ|CN|Asia/Shanghai|Songyuan|Songyuan|Songyuan
YST|CA|America/Winnipeg|St. Theresa Point|St. Theresa Point|St. Theresa Point
YSY|CA|America/Yellowknife|Sachs Harbour|Sachs Harbour|Sachs Harbour
YTE|CA|America/Iqaluit|Cape Dorset|Cape Dorset|Cape Dorset
YTH|CA|America/Winnipeg|Thompson|Thompson|Thompson
YTL|CA|America/Winnipeg|Kitchenuhmaykoosib Inninuwug|Kitchenuhmaykoosib Inninuwug|Kitchenuhmaykoosib Inninuwug
YTO|CA|America/Toronto|Toronto|Toronto|تورونتو
YTQ|CA|America/Toronto|Tasiujaq|Tasiujaq|Tasiujaq
YTS|CA|America/Toronto|Timmins|Timmins|Timmins
YTW|CN|Asia/Shanghai|Yutian|Yutian|Yutian
YTY|CN|Asia/Shanghai|Yangzhou|Yangzhou|Yangzhou
YUD|CA|America/Toronto|Umiujaq|Umiujaq|Umiujaq
YUM|US|America/Phoenix|Yuma|Yuma|Yuma
YUS|CN|Asia/Shanghai|Yushu City|Yushu City|Yushu City
YUT|CA|America/Rankin_Inlet|Naujaat|Naujaat|Naujaat
YUX|CA|America/Iqaluit|Hall Beach|Hall Beach|Hall Beach
YUY|CA|America/Toronto|Rouyn-Noranda|Rouyn-Noranda|Rouyn-Noranda
YVB|CA|America/Toronto|Bonaventure|Bonaventure|Bonaventure
YVC|CA|America/Regina|La Ronge|La Ronge|La Ronge
YVM|CA|America/Pangnirtung|Qikiqtarjuaq|Qikiqtarjuaq|Qikiqtarjuaq
YVO|CA|America/Toronto|Val-d'Or|Val-d'Or|Val-d'Or
YVP|CA|America/Toronto|Kuujjuaq|Kuujjuaq|Kuujjuaq
YVQ|CA|America/Yellowknife|Norman Wells|Norman Wells|Norman Wells
YVR|CA|America/Vancouver|Vancouver|Vancouver|فانكوفر
YVV|CA|America/Toronto|Wiarton|Wiarton|Wiarton
YVZ|CA|America/Winnipeg|Deer Lake|Deer Lake|Deer Lake
YWB|CA|America/Toronto|Kangiqsujuaq|Kangiqsujuaq|Kangiqsujuaq
YWG|CA|America/Winnipeg|Winnipeg|Winnipeg|Winnipeg
YWJ|CA|America/Yellowknife|Deline|Deline|Deline
YWK|CA|America/Goose_Bay|Wabush|Wabush|Wabush
YWL|CA|America/Vancouver|Williams Lake|Williams Lake|Williams Lake
YWP|CA|America/Toronto|Webequie|Webequie|Webequie
YXC|CA|America/Edmonton|Cranbrook|Cranbrook|Cranbrook
YXE|CA|America/Regina|Saskatoon|Saskatoon|Saskatoon
YXH|CA|America/Edmonton|Medicine Hat|Medicine Hat|Medicine Hat
YXJ|CA|America/Dawson_Creek|Fort St. John|Fort St. John|Fort St. John
YXK|CA|America/Toronto|Rimouski|Rimouski|Rimouski
YXL|CA|America/Winnipeg|Sioux Lookout|Sioux Lookout|Sioux Lookout
YXN|CA|America/Rankin_Inlet|Whale Cove|Whale Cove|Whale Cove
YXP|CA|America/Pangnirtung|Pangnirtung|Pangnirtung|Pangnirtung
YXS|CA|America/Vancouver|Prince George|Prince George|Prince George
YXT|CA|America/Vancouver|Terrace|Terrace|Terrace
YXU|CA|America/Toronto|London|London|London
YXX|CA|America/Vancouver|Abbotsford|Abbotsford|Abbotsford
YXY|CA|America/Whitehorse|Whitehorse|Whitehorse|Whitehorse
YYA|CN|Asia/Shanghai|Yueyang|Yueyang|Yueyang
YYB|CA|America/Toronto|North Bay|North Bay|North Bay
YYC|CA|America/Edmonton|Calgary|Calgary|Calgary
YYD|CA|America/Vancouver|Smithers|Smithers|Smithers
YYE|CA|America/Fort_Nelson|Fort Nelson|Fort Nelson|Fort Nelson
YYF|CA|America/Vancouver|Penticton|Penticton|Penticton
YYG|CA|America/Halifax|Charlottetown|Charlottetown|Charlottetown
YYH|CA|America/Cambridge_Bay|Taloyoak|Taloyoak|Taloyoak
YYJ|CA|America/Vancouver|Victoria|Victoria|Victoria
YYL|CA|America/Winnipeg|Lynn Lake|Lynn Lake|Lynn Lake
YYQ|CA|America/Winnipeg|Churchill|Churchill|Churchill
YYR|CA|America/Goose_Bay|Happy Valley-Goose Bay|Happy Valley-Goose Bay|Happy Valley-Goose Bay
YYT|CA|America/St_Johns|St. John's|St. John's|St. John's
YYY|CA|America/Toronto|Mont-Joli|Mont-Joli|Mont-Joli
YZF|CA|America/Yellowknife|Yellowknife|Yellowknife|Yellowknife
YZG|CA|America/Toronto|Salluit|Salluit|Salluit
YZP|CA|America/Vancouver|Sandspit|Sandspit|Sandspit
YZS|CA|America/Atikokan|Coral Harbour|Coral Harbour|Coral Harbour
YZT|CA|America/Vancouver|Port Hardy|Port Hardy|Port Hardy
YZU|CA|America/Edmonton|Whitecourt|Whitecourt|Whitecourt
YZV|CA|America/Toronto|Sept-Îles|Sept-Îles|Sept-Îles
YZY|CN|Asia/Shanghai|Zhangye|Zhangye|Zhangye
ZAD|HR|Europe/Zagreb|Zadar|Zadar|Zadar
ZAG|HR|Europe/Zagreb|Zagreb|Zagreb|زغرب
ZAH|IR|Asia/Tehran|Zahedan|Zahedan|Zahedan
ZAL|CL|America/Santiago|Valdivia|Valdivia|Valdivia
ZAM|PH|Asia/Manila|Zamboanga City|Zamboanga City|Zamboanga City
ZAT|CN|Asia/Shanghai|Zhaotong|Zhaotong|Zhaotong
ZAZ|ES|Europe/Madrid|Zaragoza|Zaragoza|Zaragoza
ZBF|CA|America/Moncton|Bathurst|Bathurst|Bathurst
ZBR|IR|Asia/Tehran|Chabahar|Chabahar|Chabahar
ZCL|MX|America/Mexico_City|Zacatecas City|Zacatecas City|Zacatecas City
ZCO|CL|America/Santiago|Temuco|Temuco|Temuco
ZDY|AE|Asia/Dubai|Dalma Island|Dalma Island|Dalma Island
ZEL|CA|America/Vancouver|Bella Bella|Bella Bella|Bella Bella
ZEM|CA|America/Toronto|Eastmain|Eastmain|Eastmain
ZFD|CA|America/Regina|Fond-du-Lac|Fond-du-Lac|Fond-du-Lac
ZFL|CN|Asia/Urumqi|Zhaosu Tianma|Zhaosu Tianma|Zhaosu Tianma
ZFM|CA|America/Yellowknife|Fort McPherson|Fort McPherson|Fort McPherson
ZFN|CA|America/Yellowknife|Tulita|Tulita|Tulita
ZGI|CA|America/Winnipeg|Gods River|Gods River|Gods River
ZHA|CN|Asia/Shanghai|Zhanjiang|Zhanjiang|Zhanjiang
ZHY|CN|Asia/Shanghai|Zhongwei|Zhongwei|Zhongwei
ZIH|MX|America/Mexico_City|Ixtapa|Ixtapa|Ixtapa
ZIX|RU|Asia/Yakutsk|Zhigansk|Zhigansk|Zhigansk
ZKE|CA|America/Toronto|Kashechewan|Kashechewan|Kashechewan
ZKM|GA|Africa/Libreville|Sette Cama|Sette Cama|Sette Cama
ZKP|RU|Asia/Magadan|Zyryanka|Zyryanka|Zyryanka
ZLO|MX|America/Mexico_City|Manzanillo|Manzanillo|Manzanillo
ZMT|CA|America/Vancouver|Masset|Masset|Masset
ZND|NE|Africa/Niamey|Zinder|Zinder|Zinder
ZNE|AU|Australia/Perth|Newman|Newman|Newman
ZNZ|TZ|Africa/Dar_es_Salaam|Zanzibar|Zanzibar|زنجبار
ZOS|CL|America/Santiago|Osorno|Osorno|Osorno
ZPB|CA|America/Winnipeg|Sachigo Lake|Sachigo Lake|Sachigo Lake
ZPC|CL|America/Santiago|Pucón|Pucón|Pucón
ZQN|NZ|Pacific/Auckland|Queenstown|Queenstown|Queenstown
ZQZ|CN|Asia/Shanghai|Zhangjiakou|Zhangjiakou|Zhangjiakou
ZRH|CH|Europe/Zurich|Zurich|Zurich|زيورخ
ZRJ|CA|America/Toronto|North Caribou Lake|North Caribou Lake|North Caribou Lake
ZSA|BS|America/Nassau|San Salvador Island|San Salvador Island|San Salvador Island
ZSE|RE|Indian/Reunion|Saint-Pierre|Saint-Pierre|Saint-Pierre
ZSJ|CA|America/Winnipeg|Sandy Lake|Sandy Lake|Sandy Lake
ZTH|GR|Europe/Athens|Zakynthos|Zakynthos|Zakynthos
ZTM|CA|America/Winnipeg|Shamattawa|Shamattawa|Shamattawa
ZUH|CN|Asia/Shanghai|Zhuhai|Zhuhai|Zhuhai
ZUM|CA|America/Goose_Bay|Churchill Falls|Churchill Falls|Churchill Falls
ZWL|CA|America/Regina|Wollaston Lake|Wollaston Lake|Wollaston Lake
ZYI|CN|Asia/Shanghai|Zunyi|Zunyi|Zunyi
ZYL|BD|Asia/Dhaka|Sylhet|Sylhet|Sylhet
`
  .trim()
  .split('\n')
  .map((line) => line.split('|'));
