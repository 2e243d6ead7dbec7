import type { WholeText } from '../specs.ts'

/** Terms of stay, as the houses of the demonstration have them. */
export const TERMS: WholeText = {
  en: `# Your booking
Your booking is a contract with the hotel once you have received the confirmation. It covers the rooms, meals and extras listed there, at the price shown there, taxes included. An accommodation tax that is charged at the hotel is listed separately.

# Arriving and leaving
Rooms are ready from the check-in time and are yours until the check-out time in the confirmation. If you expect to arrive late, please call us. A room nobody has claimed by noon of the following day may be let again.

# Registration
The law asks us to register every guest. Guests from abroad show a passport at check-in.

# Changes and cancellation
Until when you can cancel free of charge, and what a later cancellation costs, is shown before you book and in the confirmation. If you do not arrive without telling us, the no-show fee applies. If we have to cancel, you get back everything you have paid and we help you find another room.

# In the house
Please keep the rooms smoke-free unless they are marked as smoking rooms, be quiet after 10 p.m. and do not let more people stay than were booked. You are liable for damage you cause through carelessness. Please leave valuables in the safe or at reception.

# Disputes
The law of the place where the hotel is applies. Consumer rights of the country you live in remain untouched.`,
  ja: `# ご予約
宿泊契約は、当館が予約確認をお送りした時点で成立します。内容は確認書に記載の客室・お食事・追加サービスで、料金は確認書に表示の税込金額です。現地でお支払いいただく宿泊税などは別に表示します。

# チェックインとチェックアウト
客室は確認書に記載のチェックイン時刻からチェックアウト時刻までご利用いただけます。到着が遅れる場合はお電話でお知らせください。ご連絡がないまま翌日正午を過ぎた客室は、ほかのお客様にご提供することがあります。

# 宿泊者名簿
法令により、すべてのお客様に宿泊者名簿へのご記入をお願いしています。日本国内に住所のない外国籍のお客様は、旅券をご提示ください。

# 変更とキャンセル
無料でキャンセルできる期限と、それ以降のキャンセル料は、ご予約前の画面と確認書に表示します。ご連絡のない不泊には不泊料を申し受けます。当館の都合でお泊まりいただけない場合は、お支払い済みの全額を返金し、代わりの客室探しをお手伝いします。

# 館内でのお願い
喫煙室を除き、館内は禁煙です。22時以降はお静かにお過ごしください。ご予約の人数を超えてのご宿泊はできません。お客様の過失による損害は賠償をお願いすることがあります。貴重品は金庫またはフロントへお預けください。

# 準拠法
本約款には施設所在地の法令が適用されます。お客様の居住国の消費者保護法による権利は妨げられません。`,
  ko: `# 예약
숙박 계약은 호텔이 예약 확인서를 보낸 시점에 성립합니다. 계약 내용은 확인서에 적힌 객실, 식사, 추가 서비스이며 요금은 확인서에 표시된 세금 포함 금액입니다. 현지에서 내는 숙박세는 따로 표시됩니다.

# 체크인과 체크아웃
객실은 확인서에 적힌 체크인 시각부터 체크아웃 시각까지 이용하실 수 있습니다. 늦게 도착하실 때는 전화로 알려 주십시오. 다음 날 정오까지 연락이 없는 객실은 다른 고객께 제공될 수 있습니다.

# 숙박자 등록
법령에 따라 모든 투숙객의 등록이 필요합니다. 해외에서 오신 고객은 체크인할 때 여권을 제시해 주십시오.

# 변경과 취소
무료 취소 기한과 그 이후의 취소 수수료는 예약 전 화면과 확인서에 표시됩니다. 연락 없이 오지 않으시면 노쇼 수수료가 부과됩니다. 호텔 사정으로 취소되는 경우 결제하신 금액을 전액 환불하고 다른 객실을 찾도록 도와드립니다.

# 호텔 이용
흡연 객실을 제외하고 모든 객실은 금연입니다. 밤 10시 이후에는 조용히 해 주시고, 예약 인원을 초과하여 투숙하실 수 없습니다. 부주의로 인한 손해는 배상하셔야 합니다. 귀중품은 금고나 프런트에 맡겨 주십시오.

# 준거법
호텔 소재지의 법이 적용됩니다. 거주 국가의 소비자 권리는 그대로 보장됩니다.`,
  zh_Hans: `# 预订
您收到确认函后，住宿合同即告成立。合同内容为确认函所列的客房、餐食与附加服务，价格为确认函所示的含税金额。在酒店现场收取的住宿税另行列明。

# 入住与退房
您可在确认函所列的入住时间至退房时间之间使用客房。如需晚到，请来电告知。若至次日中午仍未取得联系，客房可能另行出租。

# 住宿登记
依法律规定，所有客人均须登记。境外客人请在入住时出示护照。

# 变更与取消
免费取消的期限以及之后的取消费用，在预订前的页面和确认函中均有说明。未事先告知而未入住，将收取未入住费用。如因酒店原因取消，我们将退还全部已付款项，并协助您寻找其他客房。

# 入住须知
除注明的吸烟房外，客房内禁止吸烟。晚上十点后请保持安静，入住人数不得超过预订人数。因疏忽造成的损坏须予赔偿。贵重物品请存放于保险箱或前台。

# 适用法律
适用酒店所在地的法律。您居住国的消费者权利不受影响。`,
  zh_Hant: `# 預訂
您收到確認函後，住宿契約即告成立。契約內容為確認函所列的客房、餐點與加購服務，價格為確認函所示的含稅金額。於飯店現場收取的住宿稅另行列明。

# 入住與退房
您可於確認函所列的入住時間至退房時間之間使用客房。如需晚到，請來電告知。若至隔日中午仍無法取得聯繫，客房可能另行出租。

# 住宿登記
依法律規定，所有客人均須登記。來自境外的客人請於入住時出示護照。

# 變更與取消
免費取消的期限以及之後的取消費用，於預訂前的頁面與確認函中均有說明。未事先告知而未入住，將收取未入住費用。如因飯店因素取消，我們將退還全部已付款項，並協助您尋找其他客房。

# 館內須知
除標示為吸菸房外，客房內禁止吸菸。晚上十點後請降低音量，入住人數不得超過預訂人數。因疏忽造成的損壞須予賠償。貴重物品請存放於保險箱或櫃檯。

# 準據法
適用飯店所在地的法律。您居住國的消費者權利不受影響。`,
  id: `# Pemesanan
Pemesanan Anda menjadi kontrak dengan hotel setelah Anda menerima konfirmasi. Kontrak ini mencakup kamar, makanan, dan layanan tambahan yang tercantum di sana, dengan harga yang tertera termasuk pajak. Pajak penginapan yang dibayar di hotel dicantumkan terpisah.

# Check-in dan check-out
Kamar siap sejak waktu check-in dan dapat Anda gunakan sampai waktu check-out yang tercantum dalam konfirmasi. Jika akan datang terlambat, mohon telepon kami. Kamar yang tidak ditempati sampai tengah hari berikutnya dapat disewakan kembali.

# Pendaftaran tamu
Peraturan mewajibkan kami mendaftar setiap tamu. Tamu dari luar negeri menunjukkan paspor saat check-in.

# Perubahan dan pembatalan
Batas waktu pembatalan gratis dan biaya pembatalan sesudahnya ditampilkan sebelum Anda memesan dan dalam konfirmasi. Jika Anda tidak datang tanpa kabar, biaya ketidakhadiran berlaku. Jika kami yang harus membatalkan, seluruh pembayaran dikembalikan dan kami membantu mencarikan kamar lain.

# Selama menginap
Dilarang merokok kecuali di kamar yang ditandai sebagai kamar merokok. Mohon tenang setelah pukul 22.00, dan jumlah tamu tidak boleh melebihi pesanan. Kerusakan karena kelalaian menjadi tanggung jawab tamu. Simpan barang berharga di brankas atau di resepsionis.

# Hukum yang berlaku
Berlaku hukum tempat hotel berada. Hak konsumen di negara tempat tinggal Anda tetap berlaku.`,
  th: `# การจองของคุณ
สัญญาการเข้าพักมีผลเมื่อคุณได้รับใบยืนยันการจอง ครอบคลุมห้องพัก อาหาร และบริการเสริมตามที่ระบุไว้ ในราคาที่แสดงซึ่งรวมภาษีแล้ว ภาษีที่พักซึ่งชำระที่โรงแรมจะแสดงแยกต่างหาก

# เช็กอินและเช็กเอาต์
คุณใช้ห้องพักได้ตั้งแต่เวลาเช็กอินจนถึงเวลาเช็กเอาต์ในใบยืนยัน หากจะมาถึงช้า โปรดโทรแจ้งเรา ห้องที่ไม่มีผู้เข้าพักจนถึงเที่ยงวันถัดไปอาจให้ผู้อื่นเข้าพักแทน

# การลงทะเบียนผู้เข้าพัก
กฎหมายกำหนดให้ลงทะเบียนผู้เข้าพักทุกคน ผู้เข้าพักจากต่างประเทศโปรดแสดงหนังสือเดินทางเมื่อเช็กอิน

# การเปลี่ยนแปลงและการยกเลิก
กำหนดเวลายกเลิกฟรีและค่าธรรมเนียมหลังจากนั้นแสดงไว้ก่อนการจองและในใบยืนยัน หากไม่มาเข้าพักโดยไม่แจ้ง จะมีค่าธรรมเนียมการไม่มาเข้าพัก หากโรงแรมเป็นฝ่ายยกเลิก เราจะคืนเงินทั้งหมดและช่วยหาห้องพักอื่นให้

# ระหว่างเข้าพัก
ห้ามสูบบุหรี่ยกเว้นห้องที่ระบุว่าสูบบุหรี่ได้ โปรดงดใช้เสียงดังหลังสี่ทุ่ม และจำนวนผู้เข้าพักต้องไม่เกินที่จองไว้ ความเสียหายจากความประมาทเป็นความรับผิดชอบของผู้เข้าพัก โปรดเก็บของมีค่าไว้ในตู้นิรภัยหรือฝากที่แผนกต้อนรับ

# กฎหมายที่ใช้บังคับ
ใช้กฎหมายของสถานที่ตั้งโรงแรม โดยไม่กระทบสิทธิผู้บริโภคในประเทศที่คุณอาศัยอยู่`,
  ar: `# حجزكم
يصبح حجزكم عقدًا مع الفندق عند استلامكم رسالة التأكيد. ويشمل الغرف والوجبات والخدمات الإضافية المذكورة فيها بالسعر المبيّن شاملًا الضرائب. أما ضريبة الإقامة التي تُدفع في الفندق فتُذكر على حدة.

# الوصول والمغادرة
الغرف جاهزة من وقت تسجيل الوصول وتبقى لكم حتى وقت المغادرة المذكور في التأكيد. إن كنتم ستصلون متأخرين فنرجو الاتصال بنا. والغرفة التي لا يصل ضيوفها حتى ظهر اليوم التالي قد تُعطى لغيرهم.

# تسجيل النزلاء
يلزمنا القانون بتسجيل كل نزيل. ويُبرز القادمون من الخارج جواز السفر عند تسجيل الوصول.

# التعديل والإلغاء
يظهر موعد الإلغاء المجاني ورسوم الإلغاء بعده قبل الحجز وفي رسالة التأكيد. وعند عدم الحضور دون إبلاغنا تُطبق رسوم عدم الحضور. وإن اضطر الفندق إلى الإلغاء أعدنا إليكم كل ما دفعتم وساعدناكم في إيجاد غرفة أخرى.

# أثناء الإقامة
التدخين ممنوع إلا في الغرف المخصصة له. نرجو الهدوء بعد العاشرة مساءً وعدم تجاوز عدد الضيوف المحجوز. ويتحمل النزيل الأضرار الناتجة عن إهماله. يُرجى حفظ الأشياء الثمينة في الخزنة أو لدى الاستقبال.

# القانون الساري
يسري قانون مكان الفندق، دون المساس بحقوق المستهلك في بلد إقامتكم.`,
}
