import type { text as english } from '../en/unsubscribe.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  title: 'Berhenti menerima penawaran lewat email?',
  text: 'Kami mengirim penawaran ke {{email}}. Email tentang pemesanan Anda tetap dikirim.',
  button: 'Berhenti berlangganan',
  doneTitle: 'Anda sudah berhenti berlangganan',
  doneText: 'Anda tidak lagi menerima penawaran lewat email. Email tentang pemesanan tetap dikirim.',
  alreadyTitle: 'Anda sudah berhenti berlangganan sebelumnya',
  alreadyText: 'Kami tidak mengirim penawaran ke {{email}}.',
  badTitle: 'Tautan ini tidak valid',
  badText: 'Mohon pakai tautan di email terbaru kami, atau ubah pengaturan di akun Anda.',
  unreadTitle: 'Kami tidak dapat memeriksanya',
})
