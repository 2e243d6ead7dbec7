import type { WholeText } from '../specs.ts'

/** The terms of membership of the houses of the demonstration. */
export const MEMBERSHIP: WholeText = {
  en: `# Joining
Membership is free and open to everybody aged 18 and over. Each person has one account, under their own name.

# Points
Points arrive after check-out and can be spent on later stays. Their value and the day they expire are shown in your account. They cannot be exchanged for cash or passed on.

# Prices for members
Members' prices apply when you are signed in while booking.

# Your account
Please keep your password to yourself, and tell us if you think somebody else knows it.

# Leaving
You can delete your account at any time; your points and coupons then lapse, and stays you have booked remain booked. If we change these terms, we tell you by e-mail a month before.`,
  ja: `# 入会
入会金・年会費は無料で、18歳以上の方ならどなたでもご入会いただけます。会員登録はお一人様一つ、ご本人名義に限ります。

# ポイント
ポイントはチェックアウト後に付与され、次回以降のご宿泊にご利用いただけます。ポイントの価値と有効期限は会員ページに表示します。換金や譲渡はできません。

# 会員料金
会員料金は、ログインした状態でご予約いただくと適用されます。

# アカウントの管理
パスワードは第三者に知られないよう管理してください。知られた恐れがある場合は当館へお知らせください。

# 退会
いつでも退会いただけます。退会するとポイントとクーポンは失効しますが、お申し込み済みのご予約は有効です。規約を変更する場合は、一か月前までにメールでお知らせします。`,
  ko: `# 가입
가입비와 연회비는 무료이며 만 18세 이상이면 누구나 가입하실 수 있습니다. 계정은 1인 1개이며 본인 명의로만 만들 수 있습니다.

# 포인트
포인트는 체크아웃 후 적립되며 다음 숙박부터 사용하실 수 있습니다. 포인트의 가치와 유효기간은 회원 페이지에 표시됩니다. 현금 교환이나 양도는 할 수 없습니다.

# 회원가
회원가는 로그인한 상태로 예약하실 때 적용됩니다.

# 계정 관리
비밀번호를 다른 사람이 알지 못하게 관리해 주시고, 유출이 의심되면 호텔에 알려 주십시오.

# 탈퇴
언제든지 탈퇴하실 수 있습니다. 탈퇴하면 포인트와 쿠폰은 소멸되지만 이미 하신 예약은 유지됩니다. 약관이 바뀌면 한 달 전에 이메일로 알려 드립니다.`,
  zh_Hans: `# 入会
年满18岁者均可免费入会。每人限一个账户，须使用本人姓名。

# 积分
积分于退房后到账，可用于之后的住宿。积分价值与到期日显示在会员页面。积分不可兑换现金或转让。

# 会员价
登录后预订即可享受会员价。

# 账户
请妥善保管密码，如怀疑他人知晓，请告知我们。

# 退会
您可随时注销账户，积分与优惠券随之失效，已有的预订仍然有效。条款如有变更，我们将提前一个月以邮件通知。`,
  zh_Hant: `# 入會
年滿18歲者均可免費入會。每人限一個帳戶，須使用本人姓名。

# 點數
點數於退房後入帳，可用於之後的住宿。點數價值與到期日顯示於會員頁面。點數不可兌換現金或轉讓。

# 會員價
登入後預訂即可享會員價。

# 帳戶
請妥善保管密碼，如懷疑他人知悉，請告知我們。

# 退會
您可隨時刪除帳戶，點數與優惠券隨之失效，已有的預訂仍然有效。條款如有變更，我們將於一個月前以電子郵件通知。`,
  id: `# Bergabung
Keanggotaan gratis dan terbuka bagi siapa pun yang berusia 18 tahun ke atas. Setiap orang memiliki satu akun atas namanya sendiri.

# Poin
Poin masuk setelah check-out dan dapat dipakai untuk menginap berikutnya. Nilai dan masa berlakunya tercantum di akun Anda. Poin tidak dapat diuangkan atau dipindahtangankan.

# Harga anggota
Harga anggota berlaku jika Anda memesan dalam keadaan masuk ke akun.

# Akun Anda
Jaga kerahasiaan kata sandi, dan beri tahu kami jika ada orang lain yang mengetahuinya.

# Berhenti
Anda dapat menghapus akun kapan saja; poin dan kupon hangus, sedangkan pesanan yang sudah dibuat tetap berlaku. Perubahan ketentuan kami beritahukan lewat e-mail sebulan sebelumnya.`,
  th: `# การสมัคร
สมัครสมาชิกฟรีสำหรับผู้ที่มีอายุ 18 ปีขึ้นไป หนึ่งคนมีได้หนึ่งบัญชีในชื่อของตนเอง

# คะแนน
คะแนนจะเข้าบัญชีหลังเช็กเอาต์และใช้กับการเข้าพักครั้งถัดไปได้ มูลค่าและวันหมดอายุแสดงในบัญชีของคุณ คะแนนแลกเป็นเงินสดหรือโอนให้ผู้อื่นไม่ได้

# ราคาสมาชิก
ราคาสมาชิกใช้ได้เมื่อคุณเข้าสู่ระบบขณะจอง

# บัญชีของคุณ
โปรดเก็บรหัสผ่านไว้เป็นความลับ และแจ้งเราหากสงสัยว่ามีผู้อื่นรู้

# การยกเลิกสมาชิก
คุณลบบัญชีได้ทุกเมื่อ คะแนนและคูปองจะหมดสิทธิ์ แต่การจองที่ทำไว้ยังคงอยู่ หากข้อกำหนดเปลี่ยนแปลง เราจะแจ้งทางอีเมลล่วงหน้าหนึ่งเดือน`,
  ar: `# الانضمام
العضوية مجانية ومتاحة لكل من بلغ 18 عامًا فأكثر. ولكل شخص حساب واحد باسمه.

# النقاط
تُضاف النقاط بعد المغادرة ويمكن استخدامها في إقامات لاحقة. وتظهر قيمتها وتاريخ انتهائها في حسابكم. ولا يمكن استبدالها نقدًا أو نقلها إلى غيركم.

# أسعار الأعضاء
تسري أسعار الأعضاء عند الحجز بعد تسجيل الدخول.

# حسابكم
نرجو الحفاظ على سرية كلمة المرور وإبلاغنا إن ظننتم أن غيركم يعرفها.

# إنهاء العضوية
يمكنكم حذف الحساب في أي وقت؛ تسقط عندئذ النقاط والقسائم وتبقى الحجوزات قائمة. وإذا عُدّلت هذه الشروط أبلغناكم بالبريد الإلكتروني قبل شهر.`,
}
